/** A view of a document: what it shows until the app has started. */
export interface View {
  /** A language, or `loader`. */
  name: string;
  /** BCP 47. */
  locale: string;
  html: string;
}

/** A document as an app renders it for the build. */
export interface RenderedDocument {
  /** Its name in the build, e.g. `shoesize.html`. */
  file: string;
  /** The path whose page it shows. */
  path: string;
  /** The first one is in the page, the others are templates. */
  views: readonly View[];
  /** Styles besides those of the build. */
  styles: string;
}

/**
 * What the module with the views of an app exports as `renderDocuments`.
 *
 * @param brand stands for the name of the brand, which the store writes into the document
 */
export type RenderDocuments = (brand: string) => Promise<readonly RenderedDocument[]>;
