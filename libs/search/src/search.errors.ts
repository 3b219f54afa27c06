import { DomainError } from '@babelboard/platform';

export function reindexRunning(engine: string): DomainError {
  return new DomainError('SEARCH_REINDEX_RUNNING', 'conflict', `The index of ${engine} is being rebuilt already.`, {
    params: { engine },
  });
}

export function searchEngineMissing(engine: string): DomainError {
  return new DomainError('SEARCH_ENGINE_MISSING', 'invalid', `The settings name no ${engine} server.`, {
    params: { engine },
  });
}
