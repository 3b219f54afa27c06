import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';

export interface ApiDocument {
  openapi: string;
  paths: Record<string, Record<string, { responses: Record<string, Answer | undefined> } | undefined>>;
  components: { schemas: Record<string, unknown> };
}
interface Answer {
  content?: { 'application/json'?: { schema: object } };
}

const DOCUMENT = 'https://babelboard.test/openapi.json';

/** What the API's description says that its calls answer. */
export class AnswerSchemas {
  private readonly checks = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });

  constructor(private readonly document: ApiDocument) {
    this.checks.addSchema(document, DOCUMENT);
  }

  /**
   * What an answer breaks of its description.
   * @param call as the description has it: `PATCH /api/candidates/languages/{language}`
   * @throws Error where it describes no such call, or no such status of it
   */
  faults(call: string, status: number, body: unknown): string[] {
    const check = this.check(call, status);
    return check(body) ? [] : (check.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
  }

  private check(call: string, status: number): ValidateFunction {
    const [method = '', path = ''] = call.split(' ');
    const schema =
      this.document.paths[path]?.[method.toLowerCase()]?.responses[status]?.content?.['application/json']?.schema;
    if (schema === undefined) {
      throw new Error(`The description of the API does not say what ${call} answers with ${status}.`);
    }
    const pointer = ['paths', path, method.toLowerCase(), 'responses', String(status), 'content', 'application/json']
      .concat('schema')
      .map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')))
      .join('/');
    return this.checks.compile({ $ref: `${DOCUMENT}#/${pointer}` });
  }
}
