import type { StaffMember } from './staff.ts';

/** The page on which somebody says who they are: one button a person, which works without script. */
export function accountPage(uid: string, people: StaffMember[]): string {
  const places = new Map<string, StaffMember[]>();
  for (const person of people) places.set(person.location, [...(places.get(person.location) ?? []), person]);
  const groups = [...places].map(([place, members]) => {
    const buttons = members.map(
      ({ sub, name, role }) => `<li>
        <button class="label" name="sub" value="${escape(sub)}" aria-label="${escape(`${name}, ${role}`)}">
          <span class="initials" aria-hidden="true">${escape(initials(name))}</span>
          <span class="who"><b>${escape(name)}</b><span class="role">${escape(role)}</span></span>
        </button>
      </li>`,
    );
    return `<section><h2>${escape(place)}</h2><ul>${buttons.join('')}</ul></section>`;
  });
  const empty = '<p class="empty">Nobody works here yet. The store was started without demo data.</p>';
  return document(
    'Who are you?',
    `<p class="lede">A demo sign-in for this machine. Choose a person; there is no password.</p>
    <form method="post" action="/oidc/interaction/${escape(uid)}">${groups.join('') || empty}</form>`,
  );
}

/** Ends the session at once where scripts run, and with one button where they do not. */
export function logoutPage(form: string): string {
  return document(
    'Sign out',
    `${form}
    <p class="lede">This ends your session on this device.</p>
    <button class="action" type="submit" form="op.logoutForm" name="logout" value="yes" data-submit>Sign out</button>`,
    '<script src="/oidc/assets/submit.js" defer></script>',
  );
}

/** Where a logout ends that did not say where to go. */
export function signedOutPage(): string {
  return document('You are signed out', '<a class="action" href="/">Sign in again</a>');
}

/** Something about the sign-in went wrong; the text is the provider's own. */
export function errorPage(detail: string): string {
  return document(
    'This sign-in cannot go on',
    `<p class="lede">${escape(detail)}</p><a class="action" href="/">Start again</a>`,
  );
}

function document(title: string, body: string, head = ''): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>${title}</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="/oidc/assets/signin.css" />
    ${head}
  </head>
  <body>
    <main>
      <h1>${title}</h1>
      ${body}
    </main>
  </body>
</html>
`;
}

function initials(name: string): string {
  return name
    .split(/\s+/)
    .map((part) => part.charAt(0))
    .join('')
    .slice(0, 2);
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
