import { makePdf } from '../core/pdf';
import type { TestResponse, TestMock } from './client';

/** The calls of one signed-in person. */
export interface Applicant {
  id: number;
  token: string;
  get: (path: string) => Promise<TestResponse>;
  post: (path: string, body?: unknown, headers?: Record<string, string>) => Promise<TestResponse>;
  put: (path: string, body: unknown) => Promise<TestResponse>;
  patch: (path: string, body: unknown) => Promise<TestResponse>;
  delete: (path: string) => Promise<TestResponse>;
  /** Uploads a file with a form, as a browser does. */
  send: (name: string, content: Uint8Array, type?: string) => Promise<Response>;
  /** Uploads a PDF of one page, and returns the reference to it. */
  upload: (name?: string) => Promise<{ file_name: string; path_url: string }>;
}

/** Signs a person of the scenario in; paths are below `/api`. */
export async function signIn(mock: TestMock, name: string): Promise<Applicant> {
  const token = await mock.tokenOf(name);
  const call =
    (method: string) => (path: string, body?: unknown, headers?: Record<string, string>) =>
      mock.call(method, `/api${path}`, { token, body, headers });

  const send: Applicant['send'] = (fileName, content, type = 'application/octet-stream') => {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(content)], { type }), fileName);
    return fetch(`${mock.url}/api/assets/upload`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: form,
    });
  };

  return {
    id: mock.idOf(name),
    token,
    get: call('GET'),
    post: call('POST'),
    put: call('PUT'),
    patch: call('PATCH'),
    delete: call('DELETE'),
    send,
    upload: async (fileName = 'dokumen.pdf') => {
      const response = await send(fileName, makePdf(fileName, [{ text: fileName }]));
      const { data } = (await response.json()) as { data: { file_name: string; path_url: string } };
      return data;
    },
  };
}
