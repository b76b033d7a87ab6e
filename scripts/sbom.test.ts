import { sbom } from './sbom';

test('B1: the SBOM names each package that ships once, with its hash and its licence', () => {
  const { components, ...head } = sbom() as { components: { name: string }[] };
  expect(head).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6', version: 1 });
  const names = components.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['react', 'react-dom', '@mui/material', 'webpack']));
  expect(names.filter((name) => ['jest', 'json-server', 'eslint'].includes(name))).toEqual([]);
  for (const component of components)
    expect(component).toEqual({
      type: 'library',
      name: component.name,
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
      'bom-ref': expect.stringMatching(/^pkg:npm\/(%40[\w.-]+\/)?[\w.-]+@\d/),
      purl: expect.stringMatching(/^pkg:npm\/(%40[\w.-]+\/)?[\w.-]+@\d/),
      hashes: [{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) }],
      licenses: [{ expression: expect.stringMatching(/^(?!none$)./) }],
    });
  const refs = components.map((component) => JSON.stringify(component));
  expect(new Set(refs).size).toBe(refs.length);
});
