import { Injectable } from '@nestjs/common';
import type { AnyDomainEventClass } from '../outbox/domain-event.js';
import { declareTaskHandler, type ReactionHandler, type ReactionOptions } from './task-declarations.js';

/** Declares a provider as the reaction to domain events. */
export function Reaction<On extends AnyDomainEventClass[]>(options: ReactionOptions<On>) {
  return (target: new (...dependencies: never[]) => ReactionHandler<InstanceType<On[number]>>): void => {
    Injectable()(target);
    declareTaskHandler({ kind: 'reaction', target, ...options });
  };
}
