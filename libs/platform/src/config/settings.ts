import { z } from 'zod';
import type { Retention } from '../privacy/retention.js';
import { type CvServices, cvServiceSettings, cvServicesOf, wrongCvServices } from './cv-service-settings.js';
import { type DkimKey, dkimOf, dkimSettings, missingDkimCompanions } from './dkim-settings.js';
import { type KeptApplications, keptApplicationsSettings } from './kept-applications-settings.js';
import {
  type MailDoorSettings,
  mailDoorOf,
  mailDoorSettings,
  missingMailDoorCompanions,
} from './mail-door-settings.js';
import { missingOperator, type Operator, operatorOf, operatorSettings } from './operator-settings.js';
import { type PayDuties, payDutySettings } from './pay-duty-settings.js';
import { retentionOf, retentionSettings } from './retention-settings.js';
import { shownMails } from './shown-mails.js';
import { missingSocialCompanions, type SocialSettings, socialProvidersOf, socialSettings } from './social-settings.js';

const address = (protocols: string[]) =>
  z
    .string()
    .refine(
      (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
      `must be an address that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
    );

/** Every setting of the API, the worker and the command line, by the name of its environment variable. */
export const settingsSchema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  DATA_DIR: z.string().min(1).default('.data'),
  BASE_URL: address(['http:', 'https:']).default('http://localhost:3000'),
  /** Number of proxies in front whose X-Forwarded-For entries are believed. */
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  DATABASE_URL: address(['postgres:', 'postgresql:']),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(2).max(200).default(10),
  REDIS_URL: address(['redis:', 'rediss:']).optional(),
  MEILISEARCH_URL: address(['http:', 'https:']).optional(),
  MEILISEARCH_KEY: z.string().min(16).optional(),
  SEARCH_ENGINE: z.enum(['meilisearch', 'postgres']).default('meilisearch'),
  SMTP_URL: address(['smtp:', 'smtps:']).optional(),
  MAIL_FROM: z.string().min(3).default('Babelboard <no-reply@babelboard.test>'),
  /** Sender of mails that can be stopped, such as one of a subdomain; that of all others when not set. */
  MAIL_FROM_BULK: z.string().min(3).optional(),
  /** How many mails all workers together hand to the mail server in a second; 0: any number. */
  MAIL_PER_SECOND: z.coerce.number().int().min(0).max(1_000).default(0),
  /** Signs what the mail server reports at /api/mail-events, which is off when not set. */
  MAIL_EVENTS_SECRET: z.string().min(32).optional(),
  STORAGE_URL: address(['file:', 's3:']).optional(),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  /** Looks for malware in uploaded files (ClamAV's daemon); nobody does when not set. */
  CLAMD_URL: address(['tcp:']).optional(),
  /** By what push services know this installation, a private key of P-256; nothing is sent to devices when not set. The launcher makes one for embedded mode. */
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, 'is 43 of the characters a–z, A–Z, 0–9, - and _ (npx web-push generate-vapid-keys)')
    .optional(),
  PRODUCT_NAME: z.string().min(1).default('Babelboard'),
  PRODUCT_PREFIX: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'may hold a–z, 0–9 and -')
    .default('babelboard'),
  /** Tells search engines about changed offers; off when not set. */
  INDEXNOW_KEY: z
    .string()
    .regex(/^[A-Za-z0-9-]{8,128}$/, 'is 8 to 128 of the characters a–z, A–Z, 0–9 and -')
    .optional(),
  INDEXNOW_URL: address(['http:', 'https:']).default('https://api.indexnow.org/indexnow'),
  /** Where admins go on after their login, with a single-use code; the built-in /admin when not set. */
  ADMIN_DASHBOARD_URL: address(['http:', 'https:']).optional(),
  /** What codes, stored secrets and keyed hashes are made with; the same for every process. The launcher makes one for embedded mode. */
  SECRET_KEY: z.string().min(32),
  /** How many lists and pages that have to be made, and how many suggestions, one place may ask for in a minute; 0: any number. */
  LISTS_PER_MINUTE: z.coerce.number().int().min(0).default(600),
  SUGGESTIONS_PER_MINUTE: z.coerce.number().int().min(0).default(1_200),
  /** Whether the API reads the names that it suggests as soon as it runs; else the first who types waits for them. */
  WARM_UP: z.stringbool().default(true),
  /** Until so many hours before it begins, a candidate moves or cancels an interview. */
  INTERVIEW_CHANGE_HOURS: z.coerce.number().int().min(0).max(168).default(12),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** Where the API shows /metrics and its health to whoever watches it; nowhere when not set. */
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  /** The same of the worker: another port, since both may run on one machine. */
  WORKER_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  /** A file with the milliseconds by which the time of the process is ahead: tests move it. */
  CLOCK_OFFSET_FILE: z.string().min(1).optional(),
  /** Corrects where an ad must name its pay (`libs/offers/src/domain/pay-duty.ts`). */
  PAY_DUTIES: payDutySettings,
  /** Corrects how long applications are kept after an offer ended (`libs/applications/src/retention`). */
  KEEP_APPLICATIONS: keptApplicationsSettings,
  ...dkimSettings,
  ...mailDoorSettings,
  ...cvServiceSettings,
  ...socialSettings,
  ...operatorSettings,
  ...retentionSettings,
});

type SettingsValues = z.output<typeof settingsSchema>;

/** The settings of this process, checked. */
export class Settings {
  readonly production: boolean;
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  readonly baseUrl: string;
  readonly trustProxy: number;
  readonly databaseUrl: string;
  readonly databasePoolSize: number;
  readonly redisUrl: string | undefined;
  readonly meilisearchUrl: string | undefined;
  readonly meilisearchKey: string | undefined;
  readonly searchEngine: 'meilisearch' | 'postgres';
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  readonly mailFromBulk: string;
  readonly mailPerSecond: number;
  readonly dkim: DkimKey | undefined;
  readonly mailEventsSecret: string | undefined;
  readonly mailDoor: MailDoorSettings | undefined;
  readonly storageUrl: string | undefined;
  readonly s3AccessKeyId: string | undefined;
  readonly s3SecretAccessKey: string | undefined;
  readonly clamdUrl: string | undefined;
  readonly cvServices: CvServices;
  readonly vapidPrivateKey: string | undefined;
  readonly productName: string;
  readonly productPrefix: string;
  readonly indexnowKey: string | undefined;
  readonly indexnowUrl: string;
  readonly secretKey: string;
  readonly adminDashboardUrl: string | undefined;
  readonly listsPerMinute: number;
  readonly suggestionsPerMinute: number;
  readonly warmUp: boolean;
  readonly interviewChangeHours: number;
  readonly logLevel: SettingsValues['LOG_LEVEL'];
  readonly metricsPort: number | undefined;
  readonly workerPort: number | undefined;
  readonly social: readonly SocialSettings[];
  readonly operator: Operator;
  readonly retention: Retention;
  readonly clockOffsetFile: string | undefined;
  readonly payDuties: PayDuties;
  readonly keptApplications: KeptApplications;

  constructor(values: SettingsValues) {
    this.production = values.NODE_ENV === 'production';
    this.host = values.HOST;
    this.port = values.PORT;
    this.dataDir = values.DATA_DIR;
    this.baseUrl = values.BASE_URL.replace(/\/+$/, '');
    this.trustProxy = values.TRUST_PROXY;
    this.databaseUrl = values.DATABASE_URL;
    this.databasePoolSize = values.DATABASE_POOL_SIZE;
    this.redisUrl = values.REDIS_URL;
    this.meilisearchUrl = values.MEILISEARCH_URL;
    this.meilisearchKey = values.MEILISEARCH_KEY;
    this.searchEngine = values.SEARCH_ENGINE;
    this.smtpUrl = values.SMTP_URL;
    this.mailFrom = values.MAIL_FROM;
    this.mailFromBulk = values.MAIL_FROM_BULK ?? values.MAIL_FROM;
    this.mailPerSecond = values.MAIL_PER_SECOND;
    this.dkim = dkimOf(values);
    this.mailEventsSecret = values.MAIL_EVENTS_SECRET;
    this.mailDoor = mailDoorOf(values);
    this.storageUrl = values.STORAGE_URL;
    this.s3AccessKeyId = values.S3_ACCESS_KEY_ID;
    this.s3SecretAccessKey = values.S3_SECRET_ACCESS_KEY;
    this.clamdUrl = values.CLAMD_URL;
    this.cvServices = cvServicesOf(values);
    this.vapidPrivateKey = values.VAPID_PRIVATE_KEY;
    this.productName = values.PRODUCT_NAME;
    this.productPrefix = values.PRODUCT_PREFIX;
    this.indexnowKey = values.INDEXNOW_KEY;
    this.indexnowUrl = values.INDEXNOW_URL;
    this.secretKey = values.SECRET_KEY;
    this.adminDashboardUrl = values.ADMIN_DASHBOARD_URL;
    this.listsPerMinute = values.LISTS_PER_MINUTE;
    this.suggestionsPerMinute = values.SUGGESTIONS_PER_MINUTE;
    this.warmUp = values.WARM_UP;
    this.interviewChangeHours = values.INTERVIEW_CHANGE_HOURS;
    this.logLevel = values.LOG_LEVEL;
    this.metricsPort = values.METRICS_PORT;
    this.workerPort = values.WORKER_PORT;
    this.social = socialProvidersOf(values);
    this.operator = operatorOf(values);
    this.retention = retentionOf(values);
    this.clockOffsetFile = values.CLOCK_OFFSET_FILE;
    this.payDuties = values.PAY_DUTIES;
    this.keptApplications = values.KEEP_APPLICATIONS;
  }

  /** Embedded mode: not production and no mail server of its own; mails are kept for /dev/mailbox. */
  get embedded(): boolean {
    return !this.production && this.smtpUrl === undefined;
  }
}

/** A process that cannot start because of its settings; the message names every wrong one. */
export class InvalidSettings extends Error {}

/**
 * Reads the settings from environment variables. An empty value counts as not set.
 * @throws InvalidSettings one message that names every wrong or missing setting
 */
export function loadSettings(environment: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(
    Object.keys(settingsSchema.shape).flatMap((name) => (environment[name] ? [[name, environment[name]]] : [])),
  );
  const parsed = settingsSchema.safeParse(given);
  const problems = parsed.success
    ? []
    : parsed.error.issues.map((issue) => {
        const name = String(issue.path[0]);
        return `${name}: ${given[name] === undefined ? 'is required' : issue.message}`;
      });
  problems.push(...missingCompanions(given));
  if (!parsed.success || problems.length > 0) {
    throw new InvalidSettings(`Wrong settings (see .env.example): ${problems.join('; ')}`);
  }
  return new Settings(parsed.data);
}

/** Settings that are of use only together. */
function missingCompanions(given: Record<string, string | undefined>): string[] {
  const problems: string[] = [];
  if ((given.SEARCH_ENGINE ?? 'meilisearch') === 'meilisearch' && !given.MEILISEARCH_URL) {
    problems.push('MEILISEARCH_URL: is required unless SEARCH_ENGINE is postgres');
  }
  if (given.MEILISEARCH_URL && !given.MEILISEARCH_KEY) {
    problems.push('MEILISEARCH_KEY: is required with MEILISEARCH_URL');
  }
  if (given.STORAGE_URL?.startsWith('s3:') && !(given.S3_ACCESS_KEY_ID && given.S3_SECRET_ACCESS_KEY)) {
    problems.push('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY: are required when STORAGE_URL starts with s3:');
  }
  if (given.NODE_ENV === 'production' && !given.SMTP_URL) {
    problems.push('SMTP_URL: is required in production');
  }
  if (given.CLOCK_OFFSET_FILE && given.NODE_ENV !== 'test') {
    problems.push('CLOCK_OFFSET_FILE: is for tests, where NODE_ENV is test');
  }
  const ports = [given.PORT ?? '3000', given.METRICS_PORT, given.WORKER_PORT, given.MAIL_DOOR_PORT].filter(
    (port) => port && port !== '0',
  );
  if (new Set(ports).size < ports.length) {
    problems.push('PORT, METRICS_PORT, WORKER_PORT and MAIL_DOOR_PORT: must differ');
  }
  problems.push(
    ...shownMails(given),
    ...missingOperator(given),
    ...missingDkimCompanions(given),
    ...missingMailDoorCompanions(given),
    ...missingSocialCompanions(given),
    ...wrongCvServices(given),
  );
  return problems;
}
