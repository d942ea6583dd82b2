import type { StaffMember } from './staff.ts';

/** The account page: one button for each person, which works without scripts. */
export function accountPage(uid: string, people: StaffMember[]): string {
  const byLocation = new Map<string, StaffMember[]>();
  for (const person of people) byLocation.set(person.location, [...(byLocation.get(person.location) ?? []), person]);
  const groups = [...byLocation].map(([location, members]) => {
    const buttons = members.map(
      ({ sub, name, role }) => `<li>
        <button class="label" name="sub" value="${escape(sub)}">
          <span class="initials" aria-hidden="true">${escape(initials(name))}</span>
          <span class="who"><b>${escape(name)}</b><span class="role">${escape(role)}</span></span>
        </button>
      </li>`,
    );
    return `<section><h2>${escape(location)}</h2><ul>${buttons.join('')}</ul></section>`;
  });
  const empty = '<p class="empty">This store has no people yet. It was started without demo data.</p>';
  return document(
    'Who are you?',
    `<p class="lede">A demo sign-in for this machine. Choose a person; there is no password.</p>
    <form method="post" action="/oidc/interaction/${escape(uid)}">${groups.join('') || empty}</form>`,
  );
}

/** The logout page. It submits itself where scripts run; otherwise the person presses the button. */
export function logoutPage(form: string): string {
  return document(
    'Sign out',
    `${form}
    <p class="lede">This ends your session on this device.</p>
    <button class="action" type="submit" form="op.logoutForm" name="logout" value="yes" data-submit>Sign out</button>`,
    '<script src="/oidc/assets/submit.js" defer></script>',
  );
}

/** The page after a logout without an address to return to. */
export function signedOutPage(): string {
  return document('You are signed out', '<a class="action" href="/">Sign in again</a>');
}

/** The error page; the text is the provider's. */
export function errorPage(detail: string): string {
  return document('Sign-in failed', `<p class="lede">${escape(detail)}</p><a class="action" href="/">Start again</a>`);
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
