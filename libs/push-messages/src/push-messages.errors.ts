import { DomainError } from '@babelboard/platform';

/** This installation has no key to send with. */
export function pushNotOffered(): DomainError {
  return new DomainError('PUSH_NOT_OFFERED', 'conflict');
}

export function pushSubscriptionUnusable(path: 'subscription.endpoint' | 'subscription.keys'): DomainError {
  return new DomainError('PUSH_SUBSCRIPTION_UNUSABLE', 'invalid', { path });
}

export function pushDeviceNotFound(): DomainError {
  return new DomainError('PUSH_DEVICE_NOT_FOUND', 'not-found');
}
