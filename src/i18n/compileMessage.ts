import type { CompiledMessage } from '@lingui/message-utils/compileMessage';

type Token = Exclude<CompiledMessage, string>[number];
type Choices = Record<string, CompiledMessage>;
type Reader = { readonly source: string; at: number };

const ARGUMENT_END = /[,}]/;

function readUntil(reader: Reader, stop: RegExp): string {
  const start = reader.at;
  while (reader.at < reader.source.length && !stop.test(reader.source.charAt(reader.at))) {
    reader.at += 1;
  }
  return reader.source.slice(start, reader.at).trim();
}

/** Reads the choices of a plural or select, up to and with its closing brace. */
function readChoices(reader: Reader, isPlural: boolean): Choices {
  const choices: Choices = {};
  for (;;) {
    const name = readUntil(reader, /[{}]/);
    if (reader.source.charAt(reader.at) !== '{') break;
    reader.at += 1;
    choices[name.replace(/^=/, '')] = readTokens(reader, isPlural);
  }
  reader.at += 1;
  return choices;
}

function readArgument(reader: Reader): Token {
  const name = readUntil(reader, ARGUMENT_END);
  if (reader.source.charAt(reader.at++) === '}') return [name];
  const kind = readUntil(reader, ARGUMENT_END);
  if (reader.source.charAt(reader.at++) === '}') return [name, kind];
  return [name, kind, readChoices(reader, kind !== 'select')];
}

function readTokens(reader: Reader, isPlural: boolean): Token[] {
  const tokens: Token[] = [];
  let text = '';
  const flush = () => {
    if (text !== '') tokens.push(text);
    text = '';
  };
  while (reader.at < reader.source.length) {
    const char = reader.source.charAt(reader.at++);
    if (char === '}') break;
    if (char === '{') {
      flush();
      tokens.push(readArgument(reader));
    } else if (char === '#' && isPlural) {
      flush();
      tokens.push('#');
    } else {
      text += char;
    }
  }
  flush();
  return tokens;
}

/**
 * Turns an ICU message into Lingui's compiled form. It knows what our catalogues use: arguments,
 * plural and select, no quoting by apostrophes and no offset. Lingui's own compiler would weigh as
 * much on the sign-in page as all our words; a test holds the two equal over both catalogues.
 */
export const compileMessage = (message: string): CompiledMessage =>
  readTokens({ source: message, at: 0 }, false);
