/** Returns `shown` if `fresh` equals it, else `fresh`. A value that stays the same object is not drawn again. */
export function unchanged<Value>(shown: Value | undefined, fresh: Value): Value {
  return shown !== undefined && JSON.stringify(shown) === JSON.stringify(fresh) ? shown : fresh;
}
