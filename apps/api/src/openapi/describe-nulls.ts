import type { OpenAPIObject } from '@nestjs/swagger';

interface Described {
  nullable?: unknown;
  type?: unknown;
  enum?: unknown[];
  allOf?: unknown[];
  [key: string]: unknown;
}

/**
 * Says what may be null as OpenAPI 3.1 does. The generator knows only `nullable` of 3.0, which means nothing beside a reference, and
 * nothing beside an `enum` without null.
 * @see https://spec.openapis.org/oas/v3.1.1.html#schema-object
 */
export function describeNulls(document: OpenAPIObject): OpenAPIObject {
  return { ...(withNulls(document) as OpenAPIObject), openapi: '3.1.1' };
}

function withNulls(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map(withNulls);
  }
  if (typeof value !== 'object' || value === null) {
    return value;
  }
  const inside = Object.fromEntries(Object.entries(value).map(([key, below]) => [key, withNulls(below)]));
  return inside.nullable === true ? orNull(inside) : inside;
}

function orNull({ nullable, type, allOf, ...rest }: Described): Described {
  if (type === undefined) {
    return { ...rest, anyOf: [...(allOf ?? []), { type: 'null' }] };
  }
  return { type: [type, 'null'], ...rest, ...(rest.enum === undefined ? {} : { enum: [...rest.enum, null] }) };
}
