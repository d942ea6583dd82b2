import { fieldProblem } from '../../../base/problems.ts';
import type { Cube, Member } from './model.ts';

/** A member of a query, found in the allow-list. */
export interface Found {
  name: string;
  kind: 'measure' | 'dimension';
  member: Member;
}

/** Builds a 422 problem for the part of the query that cannot be answered. */
export function unanswerable(field: string, message: string) {
  return fieldProblem(422, 'Not answerable', `/query/${field}`, message);
}

/** Finds the members of one query. All must belong to the cube of the first one. */
export function memberFinder(cubes: Record<string, Cube>) {
  let chosen: string | undefined;
  return {
    /** The cube of the query; undefined before the first member is found. */
    cube: (): Cube | undefined => (chosen === undefined ? undefined : cubes[chosen]),
    find(name: string, field: string, kinds: readonly Found['kind'][]): Found {
      const [cubeName = '', memberName = ''] = name.split('.');
      const cube = Object.hasOwn(cubes, cubeName) ? cubes[cubeName] : undefined;
      for (const kind of kinds) {
        const members = kind === 'measure' ? cube?.measures : cube?.dimensions;
        const member = members && Object.hasOwn(members, memberName) ? members[memberName] : undefined;
        if (member === undefined || name.split('.').length !== 2) continue;
        chosen ??= cubeName;
        if (chosen !== cubeName) {
          throw unanswerable(field, `${name} and members of ${chosen} cannot be in one query.`);
        }
        return { name, kind, member };
      }
      throw unanswerable(field, `There is no ${kinds.join(' or ')} ${name}.`);
    },
  };
}

export type MemberFinder = ReturnType<typeof memberFinder>;
