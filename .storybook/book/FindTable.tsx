import { ComponentLinks, PageLink } from './ComponentLinks.tsx';
import { PAGES, PURPOSES } from './purposes.ts';

/** Components by purpose, each with a link to its page. */
export const FindTable = () => (
  <table>
    <thead>
      <tr>
        <th>you want to …</th>
        <th>look in</th>
      </tr>
    </thead>
    <tbody>
      {PURPOSES.map(([purpose, chapter, names]) => (
        <tr key={purpose}>
          <td>{purpose}</td>
          <td>
            {chapter}: <ComponentLinks names={names.split(' ')} />
          </td>
        </tr>
      ))}
      {PAGES.map(([purpose, title]) => (
        <tr key={purpose}>
          <td>{purpose}</td>
          <td>
            <PageLink title={title} />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
