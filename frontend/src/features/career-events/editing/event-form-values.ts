import { type AdminCareerEvent, type ChangeCareerEventRequest, changeCareerEventRequest } from '@babelboard/wire';
import type { UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import type { FieldProps, useWireForm } from '../../../forms/use-wire-form.js';

export type EventInput = z.input<typeof changeCareerEventRequest>;
export type EventUseForm = UseFormReturn<EventInput, unknown, ChangeCareerEventRequest>;
/** Gives what a field component needs, by the field's name. */
export type EventField = ReturnType<typeof useWireForm<typeof changeCareerEventRequest, unknown>>['field'];
export type { FieldProps };

/** What of an event is sent again. */
export function inputOf({
  id: _id,
  url: _url,
  phase: _phase,
  attendees: _attendees,
  ...event
}: AdminCareerEvent): EventInput {
  return { ...event, notice: '' };
}

/** An empty field is none. */
export const EMPTY_IS_NULL = { setValueAs: (value: unknown) => (value === '' || value === undefined ? null : value) };

/** A number, or nothing where nothing stands there. */
export const NUMBER_OR_NULL = {
  setValueAs: (value: unknown) => (value === '' || value === undefined || value === null ? null : Number(value)),
};
