/**
 * A part of an area that is created once, with its code, when a screen first needs it.
 *
 * @param load loads the code of the part
 * @param create creates the part
 */
export function onFirstUse<Code, Part extends object>(load: () => Promise<Code>, create: (code: Code) => Part) {
  let part: Part | undefined;
  return async (): Promise<Part> => {
    const code = await load();
    return (part ??= create(code));
  };
}
