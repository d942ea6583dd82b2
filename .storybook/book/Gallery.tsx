import { Heading } from '@storybook/addon-docs/blocks';
import { descriptions, pictures, titles } from 'virtual:kit-data';
import { COMPONENT_CHAPTERS } from '../../scripts/kitDocs/chapters.ts';
import { pageAddress } from './pageAddress.ts';
import { systemTheme } from './systemTheme.ts';

/** The picture of a story, from the static files of Storybook. */
const addressOf = (theme: 'light' | 'dark', file: string): string => `./pictures/${theme}/${file}`;

/** `text-and-data-stamp` of `Text and data/Stamp`: the pictures of its stories begin with it. */
const idOf = (title: string): string => title.toLowerCase().replaceAll(/[ /]/g, '-');

/** The picture of the first story, or of another one. */
const pictureOf = (title: string): string | undefined => {
  const own = pictures.filter((file) => file.startsWith(`${idOf(title)}--`));
  return own.find((file) => file.endsWith('--example.png')) ?? own[0];
};

/** All components by chapter, each with a picture. A component without one, such as an overlay, has its sentence. */
export function Gallery() {
  return COMPONENT_CHAPTERS.map((chapter) => (
    <section key={chapter}>
      <Heading>{chapter}</Heading>
      <ul className="book-gallery">
        {Object.entries(titles)
          .filter(([name, title]) => title === `${chapter}/${name}`)
          .map(([name, title = '']) => (
            <li key={name}>
              <a href={pageAddress(title)} target="_top">
                <Picture file={pictureOf(title)} />
                <strong>{name}</strong>
                <span>{descriptions[name]?.split(/[.:] /)[0]}</span>
              </a>
            </li>
          ))}
      </ul>
    </section>
  ));
}

const Picture = ({ file }: { file: string | undefined }) =>
  file === undefined ? null : <img src={addressOf(systemTheme, file)} alt="" loading="lazy" />;

/** Each reference picture in both themes. */
export const Pictures = () => (
  <ul className="book-pictures">
    {pictures.map((file) => (
      <li key={file}>
        <code>{file.replace('.png', '')}</code>
        <img src={addressOf('light', file)} alt="In the light theme" loading="lazy" />
        <img src={addressOf('dark', file)} alt="In the dark theme" loading="lazy" />
      </li>
    ))}
  </ul>
);
