import { ABSENT } from '../../packages/ui/bin/words.js';
import { LinkedText } from './ComponentLinks.tsx';

/** What the kit does not have, and what to use instead. */
export const AbsentTable = () => (
  <table>
    <thead>
      <tr>
        <th scope="col">The kit does not have</th>
        <th scope="col">Use instead</th>
      </tr>
    </thead>
    <tbody>
      {ABSENT.map(([thing, , instead]) => (
        <tr key={thing}>
          <th scope="row">{thing}</th>
          <td>
            <LinkedText text={instead} />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
