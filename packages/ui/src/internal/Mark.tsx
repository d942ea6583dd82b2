import * as css from './Mark.css.ts';

/** The logo: the end of a shoe box with its label, or that of the brand. */
export function Mark({ size }: { size: 40 | 48 }) {
  return (
    <span className={`${css.mark} ${css.sized[size]}`} aria-hidden="true">
      <svg className={css.picture} width={size} height={size} viewBox="0 0 40 40">
        <path d="M2 6h36v28H2z" className={css.box} />
        <path d="M2 6h5v28H2z" className={css.edge} />
        <path
          d="M12 12h12v16H12zM28 12h6v2h-6zM28 16h6v1h-6zM28 19h6v3h-6zM28 24h6v1h-6zM28 26h6v2h-6z"
          className={css.label}
        />
      </svg>
    </span>
  );
}
