import { Injectable } from '@nestjs/common';
import { declareTaskHandler, type ScheduleHandler, type ScheduleOptions } from './task-declarations.js';

/** Declares a provider as work that runs at an interval. */
export function Schedule(options: ScheduleOptions) {
  return (target: new (...dependencies: never[]) => ScheduleHandler): void => {
    Injectable()(target);
    declareTaskHandler({ kind: 'schedule', target, ...options });
  };
}
