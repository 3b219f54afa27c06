import type { EntityManager } from 'typeorm';
import { careerEventUnknown } from '../../career-event.errors.js';
import { CareerEvent } from './career-event.entity.js';

/** Reads an event that nobody else changes or joins until the transaction ends. @throws DomainError CAREER_EVENT_UNKNOWN */
export async function lockCareerEvent(tx: EntityManager, id: number): Promise<CareerEvent> {
  const event = await tx.findOne(CareerEvent, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (event === null) {
    throw careerEventUnknown();
  }
  return event;
}
