import { checkNewPassword } from '@/domain/validation/password';
import type { Store } from '../core/store';
import type { TokenRow, UserRow } from '../database/tables';
import { decryptPassword } from '../rules/password';
import { mapTexts } from './mapTexts';

/** Paths that the mock gives to uploads; those of a scenario are the same in every run. */
const UPLOAD_PATH = /^\/files\/[0-9a-f]{8}-[0-9a-f-]{27}\.\w+$/;

const SECRET_KEY = /password/i;

/**
 * Names for values that differ in every run: `session token 2 of a@bos.test`, `file 1 of …`.
 * Recording and replay give the same names, because both call `update` after every call.
 */
export class Names {
  private readonly nameOf = new Map<string, string>();
  private readonly valueOf = new Map<string, string>();
  private readonly counts = new Map<string, number>();
  private readonly passwords = new Map<string, string>();

  constructor(private readonly store: Store) {
    this.update();
  }

  /** Names the values that were added to the store since the last `update`. */
  update(): void {
    const { tokens, consents, files } = this.store.tables;
    for (const { token, kind, user_id: id } of tokens) this.name(token, `${kind} token`, id);
    for (const { id, user_id: userId } of consents) this.name(id, 'consent', userId);
    for (const { path_url: path, user_id: id } of files) {
      if (UPLOAD_PATH.test(path)) this.name(path, 'file', id);
    }
  }

  /** The value of a name; undefined if there is none. */
  find(name: string): string | undefined {
    return this.valueOf.get(name);
  }

  /** The name of a value, without braces. */
  nameFor(value: string): string | undefined {
    return this.nameOf.get(value);
  }

  /** The name of a user's newest token of a kind; a step that uses it does not mention it. */
  newest(kind: TokenRow['kind'], email: string): string {
    const what = `${kind} token`;
    return `${what} ${this.counts.get(`${what} of ${email}`) ?? 0} of ${email}`;
  }

  /** The text with `{{name}}` instead of values that differ in every run. */
  hide(text: string): string {
    let hidden = text;
    for (const [value, name] of this.nameOf) {
      if (hidden.includes(value)) hidden = hidden.replaceAll(value, `{{${name}}}`);
    }
    return hidden;
  }

  /** A body that may be shared: passwords, codes and tokens are replaced. */
  hideBody(body: unknown, user: UserRow | undefined): unknown {
    return mapTexts(body, (text, key) => {
      if (SECRET_KEY.test(key)) return `{{${this.passwordName(text, user)}}}`;
      if (key === 'otp') return this.isRightCode(text, user) ? '{{code}}' : '{{wrong code}}';
      const hidden = this.hide(text);
      return key === 'token' && hidden === text ? '{{unknown token}}' : hidden;
    });
  }

  private passwordName(encrypted: string, user: UserRow | undefined): string {
    const password = decryptPassword(encrypted);
    if (password === null) return 'unreadable password';
    if (password === user?.password) return 'password';
    if (checkNewPassword(password)) return 'weak password';
    const name = this.passwords.get(password) ?? `password ${this.passwords.size + 1}`;
    this.passwords.set(password, name);
    return name;
  }

  private isRightCode(code: string, user: UserRow | undefined): boolean {
    return this.store.tables.otp_codes.some((row) => row.user_id === user?.id && row.code === code);
  }

  private name(value: string, what: string, userId: number): void {
    if (this.nameOf.has(value)) return;
    const kind = `${what} of ${this.store.findUser(userId)?.email ?? userId}`;
    const count = (this.counts.get(kind) ?? 0) + 1;
    this.counts.set(kind, count);
    const name = kind.replace(' of ', ` ${count} of `);
    this.nameOf.set(value, name);
    this.valueOf.set(name, value);
  }
}
