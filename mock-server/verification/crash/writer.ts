import { makePdf } from '../../core/pdf';

/** A bank account as its writer expects it; null when it expects none. */
type Account = { account_name: string } | null;

/** What the mock has stored, as far as a writer can check it. */
export interface Found {
  /** By account number. */
  accounts: ReadonlyMap<string, { id: number; account_name: string }>;
  /** The content of a file in base64; null if there is no such file. */
  readFile: (pathUrl: string) => Promise<string | null>;
}

const MAX_ACCOUNTS = 6;

/**
 * Sends one write after the other and remembers which were acknowledged. A call that is pending at
 * a crash may have been stored or not: both states are right, but no other.
 */
export class Writer {
  acknowledged = 0;
  private readonly accounts = new Map<string, Account>();
  private readonly files = new Map<string, string>();
  private uncertain: { number: string; after: Account } | null = null;
  private count = 0;

  constructor(
    private readonly index: number,
    private readonly random: () => number,
  ) {}

  /** Writes until a call fails because the mock has crashed. */
  async write(url: string, token: string, ids: Map<string, number>): Promise<void> {
    const call = async (method: string, path: string, body: unknown): Promise<Response> => {
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const isForm = body instanceof FormData;
      const response = await fetch(`${url}/api${path}`, {
        method,
        headers: isForm ? { authorization: headers.authorization } : headers,
        body: isForm ? body : JSON.stringify(body),
      });
      if (response.status !== 200) {
        throw new UnexpectedResponse(
          `${method} ${path}: ${response.status} ${await response.text()}`,
        );
      }
      return response;
    };
    for (;;) {
      try {
        await this.writeOnce(call, ids);
      } catch (error) {
        if (error instanceof UnexpectedResponse) throw error;
        return;
      }
    }
  }

  /** Describes every difference between what was acknowledged and what is stored. */
  async compare({ accounts, readFile }: Found): Promise<string[]> {
    const problems: string[] = [];
    for (const [number, before] of this.accounts) {
      const found = accounts.get(number)?.account_name;
      const allowed = [before?.account_name];
      if (this.uncertain?.number === number) allowed.push(this.uncertain.after?.account_name);
      if (!allowed.includes(found)) {
        problems.push(`account ${number} is ${found}, not ${allowed.join(' or ')}`);
      }
      this.accounts.set(number, found === undefined ? null : { account_name: found });
    }
    this.uncertain = null;
    for (const [pathUrl, content] of this.files) {
      if ((await readFile(pathUrl)) !== content) problems.push(`${pathUrl} is lost or changed`);
    }
    return problems;
  }

  private async writeOnce(
    call: (method: string, path: string, body: unknown) => Promise<Response>,
    ids: Map<string, number>,
  ): Promise<void> {
    const present = [...this.accounts].filter(([, account]) => account !== null);
    const [chosen] = present[Math.floor(this.random() * present.length)] ?? [];
    const dice = this.random();
    if (dice < 0.15) await this.upload(call);
    else if (chosen !== undefined && (present.length >= MAX_ACCOUNTS || dice < 0.35)) {
      await this.send(chosen, null, () => call('DELETE', `${BANKS}/${ids.get(chosen)}`, undefined));
    } else if (chosen !== undefined && dice < 0.65) {
      const after = this.accountWith(chosen);
      await this.send(chosen, after, () => call('PUT', `${BANKS}/${ids.get(chosen)}`, after));
    } else {
      this.count += 1;
      const number = String(1_000_000 * (this.index + 1) + this.count);
      const after = this.accountWith(number);
      this.accounts.set(number, null);
      const response = await this.send(number, after, () => call('POST', BANKS, after));
      const { data } = (await response.json()) as { data: { id: number } };
      ids.set(number, data.id);
    }
    this.acknowledged += 1;
  }

  /** Until the response arrives the account may have its old or its new value. */
  private async send(
    number: string,
    after: Account,
    call: () => Promise<Response>,
  ): Promise<Response> {
    this.uncertain = { number, after };
    const response = await call();
    this.uncertain = null;
    this.accounts.set(number, after);
    return response;
  }

  private async upload(
    call: (method: string, path: string, body: unknown) => Promise<Response>,
  ): Promise<void> {
    const text = `Berkas ${this.index}-${this.random()}`;
    const content = makePdf(text, [{ text }]);
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(content)]), 'berkas.pdf');
    const response = await call('POST', '/assets/upload', form);
    const { data } = (await response.json()) as { data: { path_url: string } };
    this.files.set(data.path_url, content.toString('base64'));
  }

  private accountWith(number: string) {
    const name = `Nama ${String(this.random()).slice(2, 10)}`;
    return { bank_id: 14, account_no: number, account_name: name, account_type_id: 1 };
  }
}

export const BANKS = '/identity/user/banks';

/** The mock refused a valid call: a bug, not a crash. */
class UnexpectedResponse extends Error {}
