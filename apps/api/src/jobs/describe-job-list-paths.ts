import type { OpenAPIObject } from '@nestjs/swagger';
import { JOB_LIST_PATTERNS } from './job-list-patterns.js';

/** Adds the list paths to the description of the API: each takes what `/api/jobs` takes, and what stands in its path. */
export function describeJobListPaths(document: OpenAPIObject): OpenAPIObject {
  const list = document.paths['/api/jobs']?.get;
  if (list === undefined) {
    throw new Error('The API describes no /api/jobs.');
  }
  for (const pattern of JOB_LIST_PATTERNS) {
    const inPath = [...pattern.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
      name,
      in: 'path' as const,
      required: true,
      schema: { type: name === 'page' ? ('integer' as const) : ('string' as const) },
    }));
    const operationId = `JobsController_${pattern.replace(/\W+/g, '_').replace(/^_|_$/g, '')}`;
    document.paths[`/api/${pattern}`] = {
      get: { ...list, operationId, parameters: [...inPath, ...(list.parameters ?? [])] },
    };
  }
  return document;
}
