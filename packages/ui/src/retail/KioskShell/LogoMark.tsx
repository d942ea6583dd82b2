/** The mark of the brand: a box label. */
export function LogoMark({ className }: { className: string }) {
  return (
    <svg className={className} viewBox="0 0 44 34" aria-hidden="true">
      <path fill="#D7FF3E" d="M0 0h6v34H0z" />
      <path fill="#15171A" d="M6 0h38v34H6z" />
      <path fill="#FFFFFF" d="M12 6h15v22H12zM31 6h8v3h-8zM31 11h8v2h-8zM31 16h8v4h-8zM31 23h8v2h-8z" />
    </svg>
  );
}
