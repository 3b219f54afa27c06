import { createPrivateKey, X509Certificate } from 'node:crypto';
import { z } from 'zod';
import { domainName } from './dkim-settings.js';

const pem = (isRight: (text: string) => boolean, words: string) =>
  z
    .string()
    .transform((value) => value.replaceAll('\\n', '\n'))
    .refine(isRight, words)
    .optional();

/** The door by which mails that could not be delivered come back (SMTP), which a worker opens; there is none where nothing is set. */
export const mailDoorSettings = {
  MAIL_DOOR_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  /** Address on which it listens; HOST when not set. */
  MAIL_DOOR_HOST: z.string().min(1).optional(),
  /** Domain of the return paths: each mail has its own address there. */
  MAIL_RETURN_DOMAIN: domainName.max(190).optional(),
  /** With the certificate: connections may be encrypted (STARTTLS). PEM, as DKIM_PRIVATE_KEY. */
  MAIL_DOOR_KEY: pem(isPrivateKey, 'is no private key in PEM'),
  MAIL_DOOR_CERTIFICATE: pem(isCertificate, 'is no certificate in PEM'),
};

const schema = z.object(mailDoorSettings);

export interface MailDoorSettings {
  port: number;
  host: string;
  domain: string;
  /** Null where connections are not encrypted. */
  tls: { key: string; cert: string } | null;
}

export function mailDoorOf(values: z.output<typeof schema> & { HOST: string }): MailDoorSettings | undefined {
  const { MAIL_DOOR_PORT: port, MAIL_RETURN_DOMAIN: domain, MAIL_DOOR_KEY: key, MAIL_DOOR_CERTIFICATE: cert } = values;
  return port !== undefined && domain
    ? {
        port,
        host: values.MAIL_DOOR_HOST ?? values.HOST,
        domain: domain.toLowerCase(),
        tls: key && cert ? { key, cert } : null,
      }
    : undefined;
}

/** Settings of the door that are of use only together. */
export function missingMailDoorCompanions(given: Record<string, string | undefined>): string[] {
  const both = (one: string, other: string) =>
    Boolean(given[one]) === Boolean(given[other]) ? [] : [`${one} and ${other}: are of use only together`];
  const lonely = ['MAIL_DOOR_HOST', 'MAIL_DOOR_KEY'].filter((name) => given[name] && !given.MAIL_DOOR_PORT);
  return [
    ...both('MAIL_DOOR_PORT', 'MAIL_RETURN_DOMAIN'),
    ...both('MAIL_DOOR_KEY', 'MAIL_DOOR_CERTIFICATE'),
    ...lonely.map((name) => `${name}: is of use only with MAIL_DOOR_PORT`),
  ];
}

function isPrivateKey(text: string): boolean {
  try {
    return createPrivateKey(text).type === 'private';
  } catch {
    return false;
  }
}

function isCertificate(text: string): boolean {
  try {
    return new X509Certificate(text).serialNumber !== '';
  } catch {
    return false;
  }
}
