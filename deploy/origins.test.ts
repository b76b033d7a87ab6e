import { localConfig } from './localConfig';
import { originsOf } from './origins';

describe('the origins that the policy allows', () => {
  it('are the hosts of the services, each once, and the portals', () => {
    const origins = originsOf({
      services: {
        identity: 'https://api.bos.test/identity',
        master: 'https://api.bos.test/master',
        assets: 'https://files.bos.test:8443',
      },
      flagServiceUrl: 'https://flags.bos.test/ofrep',
      errorReportingDsn: 'https://key@errors.bos.test/7',
      embedOrigins: ['https://portal.bos.test'],
    });
    expect(origins).toEqual({
      connect: [
        'https://api.bos.test',
        'https://files.bos.test:8443',
        'https://flags.bos.test',
        'https://errors.bos.test',
      ],
      embed: ['https://portal.bos.test'],
    });
  });

  it.each([
    ['http://localhost:8080', 'http://127.0.0.1:8080'],
    ['http://127.0.0.1:8080', 'http://localhost:8080'],
  ])('P3: from a page at %s the mock gets its error reports at %s', (appOrigin, origin) => {
    expect(originsOf(localConfig({ appOrigin })).connect).toEqual([origin]);
  });

  it('are none if everything has the origin of the page, as with the mock', () => {
    expect(originsOf(localConfig({}))).toEqual({ connect: [], embed: [] });
    expect(originsOf(localConfig({ portalOrigin: 'http://127.0.0.1:4001' })).embed).toEqual([
      'http://127.0.0.1:4001',
    ]);
  });
});
