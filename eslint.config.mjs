import a11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import testingLibrary from 'eslint-plugin-testing-library';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

const TESTS = ['**/*.test.{ts,tsx}', 'src/testing/**', 'e2e/**'];

/** Code that turns text into markup. */
const DANGEROUS = [
  {
    selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
    message: 'Text must not become markup. Render it as text.',
  },
  {
    selector: 'AssignmentExpression[left.property.name=/^(innerHTML|outerHTML|srcdoc)$/]',
    message: 'Text must not become markup. Render it as text.',
  },
  {
    selector:
      'CallExpression[callee.property.name=/^(insertAdjacentHTML|write|writeln)$/][callee.object.name=/^(document|element|node)$/]',
    message: 'Text must not become markup. Render it as text.',
  },
];

const LEAVE = 'Leave the page through platform/page.';
const LINK =
  'Links and loaded resources belong in src/ui/links, which checks their URLs with safeUrl.';

/** Code that gives a URL to the browser. Only src/ui/links and platform/page may do that. */
const SINKS = [
  {
    selector:
      'CallExpression[callee.object.name=/^(window|globalThis|self|parent|top)$/][callee.property.name="open"]',
    message: LEAVE,
  },
  { selector: 'AssignmentExpression[left.name="location"]', message: LEAVE },
  { selector: 'AssignmentExpression[left.property.name="location"]', message: LEAVE },
  {
    selector:
      'CallExpression[callee.property.name=/^(assign|replace)$/][callee.object.name="location"]',
    message: LEAVE,
  },
  {
    selector:
      'CallExpression[callee.property.name=/^(assign|replace)$/][callee.object.property.name="location"]',
    message: LEAVE,
  },
  {
    selector:
      'AssignmentExpression[left.property.name=/^(href|src|srcset|action|formAction|data)$/]',
    message: LINK,
  },
  {
    selector:
      'CallExpression[callee.property.name=/^setAttribute(NS)?$/][arguments.0.value=/^(href|xlink:href|src|srcset|srcdoc|action|formaction|data)$/i]',
    message: LINK,
  },
  {
    selector:
      'JSXOpeningElement[name.name=/^[a-z]/] > JSXAttribute[name.name=/^(href|xlinkHref|src|srcSet|srcDoc|action|formAction|data|poster|ping|background)$/]',
    message: LINK,
  },
  { selector: 'JSXOpeningElement[name.name="a"] > JSXSpreadAttribute', message: LINK },
  { selector: 'JSXOpeningElement[name.name=/^(iframe|frame|object|embed|base)$/]', message: LINK },
];

/** Imports of the router that navigate. The others only read the current location. */
const NAVIGATING_IMPORTS = {
  paths: ['react-router-dom', 'react-router'].map((name) => ({
    name,
    importNames: [
      ...['Link', 'NavLink', 'Navigate', 'Form', 'useNavigate', 'useSubmit', 'useFetcher'],
      ...['useLinkClickHandler', 'useFormAction', 'redirect', 'redirectDocument', 'replace'],
    ],
    message: LINK,
  })),
};

const NO_DEFAULT_EXPORT = {
  selector: 'ExportDefaultDeclaration',
  message: 'Export by name. Default exports are only for files whose tool requires one.',
};

export default defineConfig(
  {
    ignores: ['dist/', 'coverage/', '.cache/', 'bench/results/', 'src/api/contract.ts'],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      eqeqeq: 'error',
      'no-eval': 'error',
      'no-new-func': 'error',
      'no-script-url': 'error',
      'no-console': 'error',
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'] }],
      'no-restricted-syntax': ['error', ...DANGEROUS, ...SINKS, NO_DEFAULT_EXPORT],
      '@typescript-eslint/no-implied-eval': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      // React and Formik accept handlers that return a promise.
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false, properties: false } },
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      // Thunks reject with an ApiProblem; loaders of React Router throw responses.
      '@typescript-eslint/only-throw-error': [
        'error',
        { allow: ['Response', { from: 'file', name: 'ApiProblem' }] },
      ],
      // RTK Query endpoints without an argument are declared with void.
      '@typescript-eslint/no-invalid-void-type': 'off',
      // Without enums and with few classes they find nothing, and take a fifth of the time of all rules.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      // Ports and hooks return closures; we have no classes whose methods could lose `this`.
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat['recommended-latest']],
    plugins: { 'jsx-a11y-x': a11y },
    rules: {
      ...a11y.configs.strict.rules,
      // False positive: an object returned by a hook that has a ref as one of its fields.
      'react-hooks/refs': 'off',
      // Our own components may have an `autoFocus` prop.
      'jsx-a11y-x/no-autofocus': ['error', { ignoreNonDOM: true }],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: [...TESTS, 'src/ui/links/**'],
    rules: {
      'no-restricted-imports': ['error', NAVIGATING_IMPORTS],
      'no-restricted-globals': [
        'error',
        ...['open', 'navigation'].map((name) => ({ name, message: LEAVE })),
      ],
    },
  },
  {
    // These files check URLs with safeUrl.
    files: ['src/ui/links/**', 'src/platform/page.ts'],
    rules: { 'no-restricted-syntax': ['error', ...DANGEROUS, NO_DEFAULT_EXPORT] },
  },
  {
    // Their tools require a default export.
    files: [
      '*.config.ts',
      'e2e/playwright.config.ts',
      'src/testing/environment/{domEnvironment,assetStub}.ts',
      'src/testing/mock/{startMocks,stopMocks}.ts',
      'src/**/*.d.ts',
    ],
    rules: { 'no-restricted-syntax': ['error', ...DANGEROUS, ...SINKS] },
  },
  {
    files: ['mock-server/**', 'deploy/**', 'scripts/**', 'bench/**', 'e2e/**'],
    rules: { 'no-console': 'off' },
  },
  {
    files: TESTS,
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      // Assertions check the results of `JSON.parse` and the bodies of responses.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
    },
  },
  {
    files: ['src/**/*.test.{ts,tsx}', 'src/testing/**'],
    extends: [testingLibrary.configs['flat/react']],
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    rules: { eqeqeq: 'error', 'no-undef': 'off', 'no-unused-vars': 'error' },
  },
  {
    // Separate pages, which get no URLs from outside; and what the pages of portals load, which name
    // the address of the app themselves.
    files: ['mock-server/control/page/**', 'bench/controls/**', 'src/embed-helper/**'],
    rules: { 'no-restricted-syntax': ['error', ...DANGEROUS, NO_DEFAULT_EXPORT] },
  },
);
