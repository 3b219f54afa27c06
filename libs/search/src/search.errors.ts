import { DomainError } from '@babelboard/platform';

export function reindexRunning(engine: string): DomainError {
  return new DomainError('SEARCH_REINDEX_RUNNING', 'conflict', {
    params: { engine },
  });
}

export function searchEngineMissing(engine: string): DomainError {
  return new DomainError('SEARCH_ENGINE_MISSING', 'invalid', {
    params: { engine },
  });
}

export function searchUnavailable(): DomainError {
  return new DomainError('SEARCH_UNAVAILABLE', 'unavailable');
}
