const sheet = new CSSStyleSheet();
sheet.replaceSync('*, *::before, *::after { transition: none !important; animation: none !important; }');

/** Stops all motion of the page, as the kit does with the system setting; `false` undoes it. */
export function stopMotion(isStill: boolean): void {
  const others = document.adoptedStyleSheets.filter((other) => other !== sheet);
  document.adoptedStyleSheets = isStill ? [...others, sheet] : others;
}
