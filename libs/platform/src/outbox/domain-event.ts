export type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue };
export type JsonObject = { [key: string]: JsonValue };

/**
 * A fact that a context publishes: past tense, ids and plain JSON, never personal data. `type` is
 * `<context>.<fact>.v<n>`; once stored anywhere it is never renamed. A payload may gain what reactions can do without; one that means
 * something else is another fact with the next `v<n>`, which older versions leave to those that know it.
 */
export abstract class DomainEvent<P extends JsonObject = JsonObject> {
  static readonly type: string;

  constructor(readonly payload: P) {}

  get type(): string {
    return (this.constructor as typeof DomainEvent).type;
  }
}

/** The class of a domain event, as reactions name it. */
export type AnyDomainEventClass = (new (payload: never) => DomainEvent) & { readonly type: string };

/** A domain event as the outbox stored it and a reaction receives it. */
export interface StoredEvent<P extends JsonObject = JsonObject> {
  id: string;
  type: string;
  payload: P;
  occurredAt: Date;
  traceId: string | null;
}
