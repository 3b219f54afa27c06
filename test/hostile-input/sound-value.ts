import { PASSWORD } from '../support/accounts.js';
import { Random } from '../support/random.js';

/** A schema as the OpenAPI document of the product has them. */
export interface JsonSchema {
  $ref?: string;
  /** Several where one of them is `null`. */
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
}

/** What a string of this name would be if a person had typed it, so that a body gets past its schema. */
const TYPED: Record<string, string> = {
  password: PASSWORD,
  current_password: PASSWORD,
  password_confirmation: PASSWORD,
  vat_id: 'DE136695976',
  phone: '+49 30 1234567',
  sector: 'J',
  slug: 'German',
};

/** A value that the schema takes. @throws when it holds something that this has not learnt */
export function soundValue(
  random: Random,
  schema: JsonSchema,
  schemas: Record<string, JsonSchema>,
  name = '',
): unknown {
  if (schema.$ref !== undefined) {
    return soundValue(random, schemas[schema.$ref.replace(/^.*\//, '')] ?? {}, schemas, name);
  }
  if (schema.enum !== undefined) {
    return random.one(schema.enum);
  }
  if (schema.anyOf !== undefined) {
    return soundValue(random, random.one(schema.anyOf), schemas, name);
  }
  if (Array.isArray(schema.type)) {
    return soundValue(random, { ...schema, type: random.one(schema.type) }, schemas, name);
  }
  switch (schema.type) {
    case 'null':
      return null;
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([key, each]) => [key, soundValue(random, each, schemas, key)]),
      );
    case 'array':
      return Array.from({ length: random.below(3) }, () => soundValue(random, schema.items ?? {}, schemas, name));
    case 'integer':
    case 'number':
      return random.one([1, 2, 276]);
    case 'boolean':
      return random.chance(0.5);
    case 'string':
      return soundText(random, schema, name);
    case undefined:
      // Whatever there is: the call looks at it by what stands beside it.
      return random.one<unknown>(['abc', 1, true, null, ['abc']]);
    default:
      throw new Error(`No sound value for ${name}: ${JSON.stringify(schema)}`);
  }
}

function soundText(random: Random, { format }: JsonSchema, name: string): string {
  if (format === 'email') {
    return `ada-${random.below(1_000)}@example.test`;
  }
  if (format === 'uri') {
    return 'https://example.org/';
  }
  return TYPED[name] ?? 'abc';
}
