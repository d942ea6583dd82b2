import * as css from '../../internal/Mark.css.ts';

/** The mark of the brand at the scale of the kiosk: a box label, as Mark draws it, or the logo of the brand. */
export function LogoMark({ className }: { className: string }) {
  return (
    <span className={`${css.mark} ${className}`} aria-hidden="true">
      <svg className={css.picture} width="100%" height="100%" viewBox="0 0 44 34">
        <path className={css.edge} d="M0 0h6v34H0z" />
        <path className={css.box} d="M6 0h38v34H6z" />
        <path className={css.label} d="M12 6h15v22H12zM31 6h8v3h-8zM31 11h8v2h-8zM31 16h8v4h-8zM31 23h8v2h-8z" />
      </svg>
    </span>
  );
}
