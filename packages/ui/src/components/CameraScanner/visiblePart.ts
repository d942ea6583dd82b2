/** A part of a picture, in its pixels. */
export interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Size {
  width: number;
  height: number;
}

/** The part of a picture that a box shows with `object-fit: cover`: only what the user sees is read. */
export function visiblePart(picture: Size, box: Size): Part {
  const scale = Math.min(picture.width / box.width, picture.height / box.height);
  const width = Math.round(box.width * scale);
  const height = Math.round(box.height * scale);
  return {
    x: Math.round((picture.width - width) / 2),
    y: Math.round((picture.height - height) / 2),
    width,
    height,
  };
}
