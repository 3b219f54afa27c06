import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';

/** Types of the events that contexts list. */
export const LISTED_EVENT_TYPES = Symbol('LISTED_EVENT_TYPES');

/** Types of the events that have a class. */
export const DECLARED_EVENT_TYPES = Symbol('DECLARED_EVENT_TYPES');

/**
 * The types of events that this version knows. The process stops at boot when there is an event that no context lists: no relay
 * would take it, so it would wait for ever.
 */
@Injectable()
export class EventTypes implements OnModuleInit {
  constructor(
    @Inject(LISTED_EVENT_TYPES) readonly listed: readonly string[],
    @Inject(DECLARED_EVENT_TYPES) private readonly declared: ReadonlySet<string>,
  ) {}

  onModuleInit(): void {
    const listed = new Set(this.listed);
    const missing = [...this.declared].filter((type) => !listed.has(type));
    if (missing.length > 0) {
      throw new Error(`Events are not in order: ${missing.map(adviceOn).join('; ')}`);
    }
  }
}

function adviceOn(type: string): string {
  return `no context lists ${type}: add its class to \`events\` of its slice, or of ${type.split('.')[0]}.context.ts where there are none`;
}
