import { Connection } from 'rabbitmq-client';
import type { Settings } from '../../base/settings.ts';
import { type Finding, fine, problem, reasonOf, warning } from './finding.ts';

/** How long a service may take to answer, ms. */
const WAIT_MS = 5_000;

/** Checks the broker of live events, if the settings name one. */
export async function checkBroker({ brokerUrl }: Pick<Settings, 'brokerUrl'>): Promise<Finding[]> {
  const subject = 'BROKER_URL';
  if (brokerUrl === undefined) return [fine(subject, 'PostgreSQL carries the live events.')];
  const { host, protocol, hostname } = new URL(brokerUrl);
  const rabbit = new Connection({ url: brokerUrl, connectionTimeout: WAIT_MS, retryLow: WAIT_MS });
  try {
    await new Promise<void>((resolve, reject) => {
      rabbit.once('connection', resolve);
      rabbit.once('error', reject);
    });
  } catch (error) {
    const advice = 'Check host, port, virtual host, name and password. Without a broker, leave BROKER_URL out.';
    return [problem(subject, `${host} cannot be used: ${reasonOf(error)}. ${advice}`)];
  } finally {
    rabbit.unsafeDestroy();
  }
  const isOpen = protocol === 'amqp:' && !['localhost', '127.0.0.1'].includes(hostname);
  return [
    fine(subject, `${host} accepts connections.`),
    ...(isOpen ? [warning(subject, `the connection to ${hostname} is not encrypted. Use amqps://.`)] : []),
  ];
}

/** Checks that the identity provider answers as the settings say, and that browsers reach the store by https. */
export async function checkIdentity({ identity, trustedProxies }: Settings): Promise<Finding[]> {
  if (identity.kind === 'local') {
    return [
      warning(
        'IDENTITY',
        'the demo sign-in is used: everyone is let in, on this machine only. See docs/deploy/entra.md.',
      ),
    ];
  }
  const metadata = `${identity.authority.replace(/\/$/, '')}/.well-known/openid-configuration`;
  const findings = [await checkMetadata(metadata, identity.kind === 'jwks' ? identity.issuer : undefined)];
  if (identity.kind === 'jwks') findings.push(await checkKeys(identity.jwksUrl));
  if (trustedProxies.length === 0) {
    const advice = 'Name the proxy that ends TLS in TRUSTED_PROXIES: otherwise people are sent to http addresses.';
    findings.push(warning('TRUSTED_PROXIES', `no proxy is trusted. ${advice}`));
  }
  return findings;
}

async function ask<Answer>(url: string): Promise<Answer> {
  const response = await fetch(url, { signal: AbortSignal.timeout(WAIT_MS) });
  if (!response.ok) throw new Error(`it answered ${response.status}`);
  return (await response.json()) as Answer;
}

async function checkMetadata(url: string, issuer: string | undefined): Promise<Finding> {
  const subject = 'IDENTITY_AUTHORITY';
  try {
    const said = await ask<{ issuer?: string }>(url);
    if (issuer === undefined || said.issuer === issuer) return fine(subject, 'the identity provider answers.');
    return problem(
      'IDENTITY_ISSUER',
      `the provider calls itself ${said.issuer}, not ${issuer}. Set IDENTITY_ISSUER to it.`,
    );
  } catch (error) {
    const advice = 'Check the tenant in the address, and that this machine may reach it.';
    return problem(subject, `${url} cannot be read: ${reasonOf(error)}. ${advice}`);
  }
}

async function checkKeys(url: string): Promise<Finding> {
  const subject = 'IDENTITY_JWKS_URL';
  try {
    const { keys = [] } = await ask<{ keys?: unknown[] }>(url);
    if (keys.length > 0) return fine(subject, `the provider publishes ${keys.length} keys.`);
    return problem(subject, `${url} has no keys. Set it to the jwks_uri of the provider.`);
  } catch (error) {
    return problem(subject, `${url} cannot be read: ${reasonOf(error)}. Set it to the jwks_uri of the provider.`);
  }
}
