import { z } from 'zod';

const line = z.string().trim().min(2).max(300);

/** Who runs this site, as the law wants it said (Directive 2000/31/EC, article 5; GDPR, article 13 (1)). */
export const operatorSettings = {
  OPERATOR_NAME: line.optional(),
  /** Postal, in one line. */
  OPERATOR_ADDRESS: line.optional(),
  /** Shown on pages and in mails; what people write to us goes there. */
  OPERATOR_EMAIL: z.email('must be an e-mail address').max(254).optional(),
  OPERATOR_PHONE: line.optional(),
  OPERATOR_REGISTER: line.optional(),
  OPERATOR_VAT_ID: line.optional(),
  OPERATOR_RESPONSIBLE: line.optional(),
  OPERATOR_DATA_PROTECTION: line.optional(),
  OPERATOR_PROCESSORS: line.optional(),
  OPERATOR_AUTHORITY: line.optional(),
};

const schema = z.object(operatorSettings);

export interface Operator {
  name: string | null;
  address: string | null;
  email: string | null;
  phone: string | null;
  /** Where it is registered, and under which number. */
  register: string | null;
  vatId: string | null;
  /** The person who answers for the content. */
  responsible: string | null;
  /** Who answers questions about personal data, where that is somebody else. */
  dataProtection: string | null;
  /** Companies that process data for the operator. */
  processors: string | null;
  /** Where people can complain about how their data are used. */
  authority: string | null;
  /** Nobody has said who it is, or not all that the law wants: pages and mails say so. */
  placeholder: boolean;
}

const REQUIRED = ['OPERATOR_NAME', 'OPERATOR_ADDRESS', 'OPERATOR_EMAIL'] as const;

/** The operator; in no production it is a placeholder, of which nothing or not all is known. */
export function operatorOf(values: z.output<typeof schema>): Operator {
  return {
    name: values.OPERATOR_NAME ?? null,
    address: values.OPERATOR_ADDRESS ?? null,
    email: values.OPERATOR_EMAIL ?? null,
    phone: values.OPERATOR_PHONE ?? null,
    register: values.OPERATOR_REGISTER ?? null,
    vatId: values.OPERATOR_VAT_ID ?? null,
    responsible: values.OPERATOR_RESPONSIBLE ?? null,
    dataProtection: values.OPERATOR_DATA_PROTECTION ?? null,
    processors: values.OPERATOR_PROCESSORS ?? null,
    authority: values.OPERATOR_AUTHORITY ?? null,
    placeholder: REQUIRED.some((name) => values[name] === undefined),
  };
}

/** What production needs to say who runs it. */
export function missingOperator(given: Record<string, string | undefined>): string[] {
  return given.NODE_ENV === 'production'
    ? REQUIRED.filter((name) => !given[name]).map((name) => `${name}: is required in production`)
    : [];
}
