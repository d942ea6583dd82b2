interface EmphasisProps {
  /** A sentence in the language of the page. */
  text: string;
  /** The part of it that is bold: a name or a size. */
  part: string;
}

/** A sentence with its most important value in bold, wherever the language puts it. */
export function Emphasis({ text, part }: EmphasisProps) {
  const at = text.indexOf(part);
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <b>{part}</b>
      {text.slice(at + part.length)}
    </>
  );
}
