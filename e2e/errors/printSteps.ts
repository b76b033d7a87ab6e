import { inIndonesian } from '@/testing/oracle/inIndonesian';
import type { MessageRef } from '@/primitives/messageRef';
import { PASSWORD } from '../support/people';
import type { Step } from './errorLine';

const CONTROL = 'localhost:4000/__mock';
const APP = 'http://localhost:3000/bos';

const call = (path: string, body: object): string =>
  [
    `curl -X POST ${CONTROL}${path} -H 'Content-Type: application/json' \\`,
    `  -d '${JSON.stringify(body).replaceAll("'", "'\\''")}'`,
  ].join('\n');

const quoted = (ref: MessageRef): string => `'${inIndonesian(ref)}'`;

const address = (name: string): string => `\`${name}@bos.test\``;

interface Printed {
  words: string;
  command?: string;
}

/** A step as a sentence, with the command of the mock where there is one. */
export function printStep(step: Step): Printed {
  if ('scenario' in step)
    return { words: 'Start again:', command: call('/reset', { scenario: step.scenario }) };
  if ('fault' in step) return { words: 'Arm a fault:', command: call('/faults', step.fault) };
  if ('passS' in step)
    return {
      words: `Move the time of page and mock on by ${step.passS} seconds: in the developer panel, or wait.`,
    };
  if ('status' in step)
    return {
      words: `Give ${address(step.status)} another status:`,
      command: call(`/users/${step.status}@bos.test/status`, { onboarding_status_id: step.is }),
    };
  if ('session' in step)
    return { words: `Sign in as ${address(step.session)} on the mock's page ("People").` };
  if ('signIn' in step)
    return {
      words: `At the login, sign in as ${address(step.signIn)} with \`${step.password ?? PASSWORD}\`.`,
    };
  if ('open' in step) return { words: `Open <${APP}${step.open}>.` };
  if ('wait' in step) return { words: `Wait for ${quoted(step.wait)}.` };
  if ('cookie' in step)
    return {
      words:
        "Remove the cookie `bos_auth` in the browser's developer tools, as its end would, and do not touch the page.",
    };
  if ('type' in step) return { words: `Type \`${step.type}\` into ${quoted(step.into)}.` };
  if ('press' in step) return { words: `Press ${quoted(step.press)}.` };
  if ('choose' in step) return { words: `Choose ${quoted(step.choose)}.` };
  if ('follow' in step) return { words: `Follow the link ${quoted(step.follow)}.` };
  if ('code' in step)
    return {
      words:
        step.code === 'right'
          ? `Type the code that the outbox has for ${address(step.of)}.`
          : 'Type a wrong code.',
    };
  if ('connection' in step)
    return {
      words: `Take the tab ${step.connection === 'cut' ? 'offline' : 'online again'}: in the developer panel, or in the browser's developer tools.`,
    };
  if ('lateCode' in step)
    return {
      words:
        "In the browser's developer tools, block requests to `/bos/assets/*.js`, except the scripts that `index.html` names.",
    };
  return { words: `In the browser's developer tools, block requests to \`${step.block}\`.` };
}
