import { Injectable } from '@nestjs/common';
import type { AnyDomainEventClass } from '../outbox/domain-event.js';
import { declareTaskHandler, type OutsideReactionHandler, type ReactionOptions } from './task-declarations.js';

/** Declares a provider as the reaction to domain events that reaches out of the database: to a mail server, a storage, a web address. */
export function OutsideReaction<On extends AnyDomainEventClass[]>(options: ReactionOptions<On>) {
  return (target: new (...dependencies: never[]) => OutsideReactionHandler<InstanceType<On[number]>>): void => {
    Injectable()(target);
    declareTaskHandler({ kind: 'reaction', outside: true, target, ...options });
  };
}
