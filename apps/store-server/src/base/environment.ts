import { isIP } from 'node:net';
import { KIOSK_IDLE_MS, LATE_AFTER_MS, type Language } from '@instore/api';
import * as v from 'valibot';
import { PUSH_SERVICES } from './pushServices.ts';
import { SettingsError } from './startErrors.ts';

/** The languages with which a kiosk can begin. */
const KIOSK_LANGUAGES: Record<Language, true> = { en: true, es: true, ar: true };

const https = v.pipe(v.string(), v.url(), v.startsWith('https://', 'must be an https address'));
const list = v.pipe(
  v.string(),
  v.transform((text) => text.split(/[\s,]+/).filter(Boolean)),
);

/** Whether a text is an IP address or a range in CIDR notation (RFC 4632): `10.1.2.3`, `10.0.0.0/8`, `fd00::/8`. */
function isAddressOrRange(text: string): boolean {
  const [address = '', bits = '0', ...rest] = text.split('/');
  const longest = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return rest.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= longest;
}

const ranges = v.pipe(
  list,
  v.array(v.pipe(v.string(), v.check(isAddressOrRange, 'must be IP addresses or ranges like 10.0.0.0/8'))),
);

/** A time span from a second to two hours, in milliseconds. */
const span = v.pipe(
  v.string(),
  v.regex(/^\d{1,7}$/, 'must be a number of milliseconds'),
  v.transform(Number),
  v.minValue(1_000, 'must be at least 1000'),
  v.maxValue(7_200_000, 'must be at most 7200000'),
);

/** The time after which a kiosk starts again, in milliseconds: longer than its countdown of 15 seconds. */
const idle = v.pipe(span, v.minValue(20_000, 'must be at least 20000'));

const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'must be a port number from 0 to 65535'),
  v.transform(Number),
  v.maxValue(65_535, 'must be a port number from 0 to 65535'),
);

const host = v.pipe(v.string(), v.regex(/^[\w.:-]+$/, 'must be a host name or an IP address'));

const EnvironmentSchema = v.object({
  PORT: v.optional(port, '4100'),
  HOST: v.optional(host, '127.0.0.1'),
  METRICS_PORT: v.optional(port),
  METRICS_HOST: v.optional(host, '127.0.0.1'),
  DATA_DIR: v.optional(v.pipe(v.string(), v.minLength(1, 'must not be empty')), '.data'),
  DATABASE_URL: v.optional(
    v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//, 'must begin with postgres:// or postgresql://')),
  ),
  DATABASE_READ_URL: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^postgres(ql)?:\/\//, 'must begin with postgres:// or postgresql://'),
      v.regex(/^[^,]*$/, 'must name one host'),
    ),
  ),
  DATABASE_DIRECT_URL: v.optional(
    v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//, 'must begin with postgres:// or postgresql://')),
  ),
  DATABASE_WAIT_MS: v.optional(span, '60000'),
  READ_LAG_MAX_MS: v.optional(span, '1000'),
  BROKER_URL: v.optional(v.pipe(v.string(), v.regex(/^amqps?:\/\//, 'must begin with amqp:// or amqps://'))),
  LOG_LEVEL: v.optional(v.picklist(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'warn'),
  TRUSTED_PROXIES: v.optional(ranges, ''),
  PRINTER_RANGES: v.optional(ranges, ''),
  IDENTITY: v.optional(v.picklist(['local', 'jwks', 'graph']), 'local'),
  IDENTITY_AUTHORITY: v.optional(https),
  IDENTITY_CLIENT_ID: v.optional(v.pipe(v.string(), v.minLength(1))),
  IDENTITY_SCOPES: v.optional(list),
  IDENTITY_JWKS_URL: v.optional(https),
  IDENTITY_ISSUER: v.optional(https),
  IDENTITY_AUDIENCE: v.optional(v.pipe(v.string(), v.minLength(1))),
  IDENTITY_TENANT: v.optional(v.pipe(v.string(), v.minLength(1))),
  IDENTITY_REQUIRED_SCOPE: v.optional(v.pipe(v.string(), v.minLength(1))),
  GRAPH_SCOPES: v.optional(v.pipe(list, v.minLength(1, 'must name a scope'))),
  GRAPH_URL: v.optional(https, 'https://graph.microsoft.com'),
  BRAND_NAME: v.optional(v.string(), 'the product'),
  BRAND_TITLE: v.optional(v.string(), 'In-store portal'),
  BRAND_CONTACT: v.optional(
    v.pipe(v.string(), v.regex(/^(mailto:|https:\/\/)/, 'must begin with mailto: or https://')),
    'mailto:help@in-store.example',
  ),
  BRAND_FILE: v.optional(v.pipe(v.string(), v.minLength(1))),
  PORTAL_ORIGINS: v.optional(
    v.pipe(
      list,
      v.array(
        v.pipe(
          v.string(),
          v.regex(
            /^(https:\/\/[\w.-]+|http:\/\/localhost)(:\d+)?$/,
            'must be https origins, like https://portal.chain.example',
          ),
        ),
      ),
    ),
    '',
  ),
  REDIRECT_ORIGINS: v.optional(
    v.pipe(list, v.array(v.pipe(v.string(), v.regex(/^https:\/\/[\w.-]+(:\d+)?$/, 'must be https origins')))),
    '',
  ),
  MARKETPLACE_IMAGE_HOST: v.optional(
    v.pipe(v.string(), v.regex(/^[\w.-]+$/, 'must be a host name')),
    'images.stockx.com',
  ),
  SHOPIFY_SHOP: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[a-z\d][a-z\d-]*\.myshopify\.com$/, "must be the shop's own host: chain.myshopify.com"),
    ),
  ),
  SHOPIFY_CLIENT_ID: v.optional(v.string()),
  SHOPIFY_CLIENT_SECRET: v.optional(v.string()),
  SHOPIFY_ADMIN_TOKEN: v.optional(v.string()),
  SHOPIFY_MAPPING: v.optional(v.string()),
  SHOPIFY_WRITES_STOCK: v.optional(v.picklist(['yes', 'no']), 'no'),
  API_DOCS: v.optional(v.picklist(['yes', 'no']), 'no'),
  WEBHOOKS_TO_PRIVATE: v.optional(v.picklist(['yes', 'no']), 'no'),
  PUSH_SERVICES: v.optional(
    v.pipe(
      list,
      v.array(
        v.pipe(
          v.string(),
          v.regex(/^(\*\.)?[\w-]+(\.[\w-]+)*(:\d+)?$/, 'must be host names, like push.example or *.push.example'),
        ),
      ),
    ),
    PUSH_SERVICES.join(' '),
  ),
  LATE_AFTER_MS: v.optional(span, String(LATE_AFTER_MS)),
  ESCALATE_AFTER_MS: v.optional(span, '300000'),
  KIOSK_LANGUAGE: v.optional(v.picklist(Object.keys(KIOSK_LANGUAGES) as Language[]), 'en'),
  KIOSK_CATALOGUE_IDLE_MS: v.optional(idle, String(KIOSK_IDLE_MS.catalogue)),
  KIOSK_CART_IDLE_MS: v.optional(idle, String(KIOSK_IDLE_MS.cart)),
  KIOSK_PROGRESS_IDLE_MS: v.optional(idle, String(KIOSK_IDLE_MS.progress)),
});

/** The variables of the environment that set something, with their defaults. */
export type Environment = v.InferOutput<typeof EnvironmentSchema>;

/**
 * Reads the variables. An empty variable counts as unset.
 * @throws SettingsError naming every variable with an invalid value
 */
export function readEnvironment(env: NodeJS.ProcessEnv): Environment {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = v.safeParse(EnvironmentSchema, given);
  if (parsed.success) return parsed.output;
  throw new SettingsError(
    parsed.issues.map((issue) => `${String(issue.path?.[0]?.key)}: ${issue.message} (got ${receivedValue(issue)})`),
  );
}

function receivedValue(issue: v.BaseIssue<unknown>): string {
  // The address of a database or broker contains its password.
  const isAddress = ['DATABASE_URL', 'DATABASE_READ_URL', 'DATABASE_DIRECT_URL', 'BROKER_URL'].includes(
    String(issue.path?.[0]?.key),
  );
  return isAddress ? 'another kind of address' : JSON.stringify(issue.input);
}
