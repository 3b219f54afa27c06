import { Injectable } from '@nestjs/common';
import { declareTaskHandler, type ReactionHandler, type ReactionOptions } from './task-declarations.js';

/** Declares a provider as the reaction to domain events. */
export function Reaction(options: ReactionOptions) {
  return (target: new (...dependencies: never[]) => ReactionHandler): void => {
    Injectable()(target);
    declareTaskHandler({ kind: 'reaction', target, ...options });
  };
}
