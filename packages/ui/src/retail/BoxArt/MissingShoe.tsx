/** Five laces, as segments of an SVG path. */
const LACES = [0, 1, 2, 3, 4].map((at) => `M${125.9 + at * 18} ${66.1 + at * 8.75}l17.4-16.2`).join('');

/** The outline of the shoe that is not in the box. */
export function MissingShoe({ className }: { className: string }) {
  return (
    <svg className={className} viewBox="0 0 320 168" fill="none" stroke="currentColor" aria-hidden="true">
      <path
        strokeWidth="1.4"
        d="M112 62C110 46 113 30 121 24C128 19 142 22 147 30L205 84 150 90ZM27 128C24 112 33 98 32 80C31 66 28 52 36 47C45 42 53 54 64 60C80 68 98 66 112 55L124 44C150 56 192 80 214 86C244 91 278 92 294 103C304 110 307 119 303 127C240 136 90 136 27 128ZM25 125C24 140 25 150 31 154C35 157 42 157 50 157L246 157C274 157 296 153 303 141C306 135 306 128 303 123.5C240 134 90 134 25 125Z"
      />
      <path strokeWidth="1.3" strokeDasharray="3.2 2.2" d="M36 62C54 74 63 88 68 104C70.5 113 71.5 122 71.8 129.5" />
      <path strokeWidth="7" strokeLinecap="round" opacity="0.4" d={LACES} />
    </svg>
  );
}
