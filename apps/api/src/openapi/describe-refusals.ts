import type { OpenAPIObject } from '@nestjs/swagger';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** Adds to every call of the API that takes input how it is refused (`InputPipe`), unless the call says more about it. */
export function describeRefusals(document: OpenAPIObject): OpenAPIObject {
  const example = document.paths['/api/jobs']?.get?.responses['422'];
  if (example === undefined || '$ref' in example) {
    throw new Error('The API does not describe how /api/jobs refuses input.');
  }
  const refusal = { ...example, description: 'Input that is not valid; `errors` names the fields' };
  const calls = Object.entries(document.paths).filter(([path]) => path.startsWith('/api/'));
  for (const [, item] of calls) {
    for (const operation of METHODS.flatMap((method) => item[method] ?? [])) {
      const takesInput = operation.requestBody !== undefined || (operation.parameters ?? []).length > 0;
      if (takesInput && operation.responses['422'] === undefined) {
        operation.responses['422'] = refusal;
      }
    }
  }
  return document;
}
