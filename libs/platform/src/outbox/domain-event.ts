export type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue };
export type JsonObject = { [key: string]: JsonValue };

/** A fact that a context publishes: past tense, ids and plain JSON, never personal data. */
export interface DomainEvent<P extends JsonObject = JsonObject> {
  readonly type: string;
  readonly payload: P;
}

/** The class of a domain event, as contexts list it and reactions name it. */
export type AnyDomainEventClass = (new (payload: never) => DomainEvent) & { readonly type: string };

const declaredTypes = new Set<string>();

/**
 * The class that a domain event extends: `class OfferClosed extends domainEvent<{ offerId: number }>('offers.offer-closed.v1') {}`.
 * @param type `<context>.<fact>.v<n>`; once stored anywhere it is never renamed. A payload may gain what reactions can do without; one
 * that means something else is another fact with the next `v<n>`, which older versions leave to those that know it.
 * @throws where another class has the type
 */
export function domainEvent<P extends JsonObject>(type: string) {
  if (declaredTypes.has(type)) {
    throw new Error(`Two classes of domain events share the type ${type}`);
  }
  declaredTypes.add(type);
  return class implements DomainEvent<P> {
    static readonly type: string = type;
    readonly type: string = type;

    constructor(readonly payload: P) {}
  };
}

/** Types of all events whose class was loaded, whether or not a context lists it. */
export function declaredEventTypes(): Set<string> {
  return declaredTypes;
}

/** A domain event as the outbox stored it and a reaction receives it: `StoredEvent<OfferClosed | OfferPublished>`. */
export interface StoredEvent<E extends DomainEvent> {
  id: string;
  type: string;
  payload: E['payload'];
  occurredAt: Date;
  traceId: string | null;
}
