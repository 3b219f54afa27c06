import { z } from 'zod';
import { isOutsideAddress } from '../net/outside-address.js';

/** What services do for a CV: `feedback` says what is good and bad in it, `resume` writes one anew. */
export const CV_SERVICES = ['feedback', 'resume'] as const;
export type CvServiceKind = (typeof CV_SERVICES)[number];

/** Where CVs go whose owners ask for it: to a server that takes them signed, or to people who read a mailbox. */
export type CvService = { name: string } & (
  | { way: 'webhook'; url: URL; secret: string }
  | { way: 'mailbox'; address: string }
);

export type CvServices = Readonly<Partial<Record<CvServiceKind, CvService>>>;

const name = z.string().trim().min(2).max(80).optional();
const address = z
  .string()
  .max(1_000)
  .refine((value) => /^https?:$/.test(URL.canParse(value) ? new URL(value).protocol : ''), 'must be a web address')
  .optional();
const secret = z.string().min(32).optional();
const mailbox = z.email('must be an e-mail address').max(254).optional();

/** Services for CVs; where nothing is set of one, no page offers it. */
export const cvServiceSettings = {
  /** As people read it before they say yes. */
  CV_FEEDBACK_NAME: name,
  CV_FEEDBACK_URL: address,
  /** Signs what goes there and what comes back. */
  CV_FEEDBACK_SECRET: secret,
  CV_FEEDBACK_MAILBOX: mailbox,
  CV_RESUME_NAME: name,
  CV_RESUME_URL: address,
  CV_RESUME_SECRET: secret,
  CV_RESUME_MAILBOX: mailbox,
};

const schema = z.object(cvServiceSettings);

type Values = z.output<typeof schema>;

export function cvServicesOf(values: Values): CvServices {
  const [feedback, resume] = [serviceOf(values, 'CV_FEEDBACK'), serviceOf(values, 'CV_RESUME')];
  return { ...(feedback && { feedback }), ...(resume && { resume }) };
}

function serviceOf(values: Values, service: 'CV_FEEDBACK' | 'CV_RESUME'): CvService | undefined {
  const called = values[`${service}_NAME`];
  const [url, key] = [values[`${service}_URL`], values[`${service}_SECRET`]];
  const inbox = values[`${service}_MAILBOX`];
  if (called === undefined) {
    return undefined;
  }
  if (url !== undefined && key !== undefined) {
    return { name: called, way: 'webhook', url: new URL(url), secret: key };
  }
  return inbox === undefined ? undefined : { name: called, way: 'mailbox', address: inbox };
}

/** What is missing, or too much, of services for CVs; production sends them encrypted and into the public internet alone. */
export function wrongCvServices(given: Record<string, string | undefined>): string[] {
  return ['CV_FEEDBACK', 'CV_RESUME'].flatMap((service) => {
    const [called, url, key, inbox] = ['NAME', 'URL', 'SECRET', 'MAILBOX'].map((part) => given[`${service}_${part}`]);
    const rules = { allowLoopback: given.NODE_ENV !== 'production' };
    const unusable = url && URL.canParse(url) && !isOutsideAddress(new URL(url), rules);
    return [
      Boolean(url) === Boolean(key) ? '' : `${service}_URL and ${service}_SECRET: are of use only together`,
      url && inbox ? `${service}_URL and ${service}_MAILBOX: only one of them can be set` : '',
      Boolean(called) === Boolean(url || inbox)
        ? ''
        : `${service}_NAME: is set together with ${service}_URL or ${service}_MAILBOX`,
      unusable ? `${service}_URL: must be an https address in the public internet` : '',
    ].filter(Boolean);
  });
}
