import { DomainError } from '@babelboard/platform';
import type { WritingRefusal } from './domain/writing-rights.js';

const CODES: Record<WritingRefusal, string> = {
  ended: 'MESSAGE_ENDED',
  company_writes_first: 'MESSAGE_COMPANY_WRITES_FIRST',
  answered_once: 'MESSAGE_ANSWERED_ONCE',
  company_suspended: 'MESSAGE_COMPANY_SUSPENDED',
};

export function cannotWrite(refusal: WritingRefusal): DomainError {
  return new DomainError(CODES[refusal], refusal === 'company_suspended' ? 'forbidden' : 'conflict', { path: 'text' });
}

/** Directive (EU) 2023/970, article 5: neither in forms nor in messages. */
export function payHistoryAskedInMessage(path: string): DomainError {
  return new DomainError('MESSAGE_PAY_HISTORY', 'invalid', { path });
}

export function attachmentNotFound(): DomainError {
  return new DomainError('ATTACHMENT_NOT_FOUND', 'not-found', { path: 'attachments' });
}

export function attachmentMissing(): DomainError {
  return new DomainError('ATTACHMENT_MISSING', 'invalid', { path: 'file' });
}

export function attachmentTooLarge(megabytes: number): DomainError {
  return new DomainError('ATTACHMENT_TOO_LARGE', 'invalid', { path: 'file', params: { megabytes } });
}
