import type { ChangedCvsResponse, UploadedCvResponse } from '@babelboard/wire';
import { makeAccount, type TestAccount } from '../../support/accounts.js';
import type { TestApi } from '../../support/api.js';
import { PDF } from '../../support/cv-files.js';

export interface JsonAnswer<T> {
  status: number;
  headers: Headers;
  body: T & { code?: string; errors?: { path: string; message: string }[] };
}

/** A candidate who uses the API. */
export class CvOwner {
  private constructor(
    readonly api: TestApi,
    readonly account: TestAccount,
  ) {}

  static async arrive(api: TestApi): Promise<CvOwner> {
    return CvOwner.as(api, await makeAccount(api.app));
  }

  static as(api: TestApi, account: TestAccount): CvOwner {
    return new CvOwner(api, account);
  }

  async call<T = ChangedCvsResponse>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<JsonAnswer<T>> {
    const isForm = body instanceof FormData;
    const response = await fetch(this.api.url + path, {
      method,
      headers: {
        ...this.account.bearer,
        ...headers,
        ...(body && !isForm ? { 'Content-Type': 'application/json' } : {}),
      },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    });
    return {
      status: response.status,
      headers: response.headers,
      body: (await response.json()) as JsonAnswer<T>['body'],
    };
  }

  upload(content: Buffer = PDF, name = 'cv.pdf', { query = '', field = 'cv', headers = {} } = {}) {
    const form = new FormData();
    form.append(field, new Blob([new Uint8Array(content)]), name);
    return this.call<UploadedCvResponse>('POST', `/api/candidates/mycv/fromVue${query}`, form, headers);
  }

  /** The id of a CV that was just uploaded. */
  async uploaded(content: Buffer = PDF, name = 'cv.pdf'): Promise<number> {
    return (await this.upload(content, name)).body.cv.id;
  }

  download(id: number, prefix = '/api') {
    return fetch(`${this.api.url}${prefix}/candidates/mycv/download/${id}`, { headers: this.account.bearer });
  }
}
