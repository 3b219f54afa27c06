import type { AnyCatalogues } from '@babelboard/texts/server';
import type { Type } from '@nestjs/common';
import type { MigrationInterface } from 'typeorm';
import type { AnyDomainEventClass } from '../outbox/domain-event.js';
import type { EntityClass } from '../privacy/privacy-declaration.js';

/** What a context is made of, as processes, migrations and tests need to know it. */
export interface Context {
  /** The name of its folder; event types, reactions and schedules begin with it. */
  readonly name: string;
  readonly module: Type;
  readonly entities: readonly EntityClass[];
  readonly migrations: readonly (new () => MigrationInterface)[];
  /** The facts that it publishes. */
  readonly events: AnyDomainEventClass[];
  /** Types of those that were stored under the name of another context before this one took them over: they are never renamed. */
  readonly inheritedEventTypes: readonly string[];
  /** Its tables that no entity stands for; `<schema>.*` for all tables of a schema. Nobody else reads or writes them. */
  readonly tables: readonly string[];
  /** Its texts, among them the words of its errors. */
  readonly texts: AnyCatalogues | null;
}

/**
 * Declares a context: the one thing that the list of contexts needs of it. What is left out, it has not.
 * @throws where an event does not carry the name of the context and is not inherited: its type would tell of another one; and where a
 * type is inherited of which there is no such event
 */
export function defineContext(parts: Pick<Context, 'name' | 'module'> & Partial<Context>): Context {
  const { name, events = [], inheritedEventTypes = [] } = parts;
  const foreign = events.map(({ type }) => type).filter((type) => !type.startsWith(`${name}.`));
  const stray = foreign.find((type) => !inheritedEventTypes.includes(type));
  if (stray !== undefined) {
    throw new Error(`${stray} is no event of the context ${name}`);
  }
  const idle = inheritedEventTypes.find((type) => !foreign.includes(type));
  if (idle !== undefined) {
    throw new Error(`${idle} is inherited by the context ${name}, which has no such event`);
  }
  return { entities: [], migrations: [], tables: [], texts: null, ...parts, events, inheritedEventTypes };
}
