import { basename } from 'node:path';
import { isAlias, isMap, isScalar, isSeq, LineCounter, parseDocument, type Document } from 'yaml';
import { cachedValue } from '../core/cachedValue';

/** The path to a value: keys and indexes from the top of a file. */
export type KeyPath = readonly (string | number)[];

/** A problem in a scenario; `at` is `file:line:column`. */
export interface Problem {
  at: string;
  reason: string;
}

/** A key and its value as nodes of the YAML library. */
interface Found {
  key: unknown;
  value: unknown;
}

interface Source {
  document: Document;
  lines: LineCounter;
}

function readSource(text: string): Source {
  const lines = new LineCounter();
  return { document: parseDocument(text, { lineCounter: lines, merge: true }), lines };
}

/** The text of a scenario (YAML or JSON), its values, and their positions. */
export class ScenarioText {
  /** The values; undefined while there are `syntaxProblems`. */
  readonly value: unknown;
  readonly syntaxProblems: Problem[] = [];
  private source: Source | undefined;

  /** `fileName` is the name of the file in problems; `path` is its full path. */
  constructor(
    private readonly text: string,
    readonly fileName: string,
    readonly path: string,
  ) {
    this.value = cachedValue(basename(path), text, () => this.readValue());
  }

  /** The document with its line numbers; `value` may come from the cache, without parsing. */
  private get positions(): Source {
    return (this.source ??= readSource(this.text));
  }

  private readValue(): unknown {
    const problems = this.positions.document.errors.map(({ message, pos: [start] }) => ({
      at: this.atOffset(start),
      reason: (message.split('\n')[0] ?? '').replace(/ at line .*$/, ''),
    }));
    this.syntaxProblems.push(...problems);
    if (problems.length > 0) return undefined;
    try {
      return this.positions.document.toJS();
    } catch {
      const reason = 'Its anchors and aliases refer to each other too often to be read';
      this.syntaxProblems.push({ at: this.atOffset(0), reason });
      return undefined;
    }
  }

  /** The position of the value at a path; null if the file does not have it. */
  find(keyPath: KeyPath): string | null {
    const node = this.nodesOf(keyPath)?.value;
    return node === undefined ? null : this.atNode(node);
  }

  /** The position of the last key of a path; null if the file does not have it. */
  findKey(keyPath: KeyPath): string | null {
    const node = this.nodesOf(keyPath)?.key;
    return node === undefined ? null : this.atNode(node);
  }

  /** The position of the longest part of a path that the file has; else the start of the file. */
  at(keyPath: KeyPath): string {
    for (let depth = keyPath.length; depth > 0; depth -= 1) {
      const found = this.find(keyPath.slice(0, depth));
      if (found !== null) return found;
    }
    return this.atOffset(0);
  }

  private nodesOf(keyPath: KeyPath): Found | undefined {
    let found: Found | undefined = { key: undefined, value: this.positions.document.contents };
    for (const key of keyPath) found = found && this.step(found.value, key);
    return found;
  }

  private step(parent: unknown, key: string | number): Found | undefined {
    const node = isAlias(parent) ? parent.resolve(this.positions.document) : parent;
    if (isSeq(node)) {
      const value = node.items[Number(key)];
      return value === undefined ? undefined : { key: value, value };
    }
    if (!isMap(node)) return undefined;
    const pairOf = (name: string) =>
      node.items.find((pair) => isScalar(pair.key) && String(pair.key.value) === name);
    const own = pairOf(String(key));
    if (own) return { key: own.key, value: own.value };
    const merged = node.items.find(
      ({ key: name }) => isScalar(name) && name.source === '<<',
    )?.value;
    const sources = isSeq(merged) ? merged.items : [merged];
    return sources.map((source): Found | undefined => this.step(source, key)).find(Boolean);
  }

  private atNode(node: unknown): string | null {
    const { range } = (node ?? {}) as { range?: [number, number, number] | null };
    return range ? this.atOffset(range[0]) : null;
  }

  private atOffset(offset: number): string {
    const { line, col } = this.positions.lines.linePos(offset);
    return `${this.fileName}:${line}:${col}`;
  }
}
