import a11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import testingLibrary from 'eslint-plugin-testing-library';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

const TESTS = ['**/*.test.{ts,tsx}', 'src/testing/**', 'e2e/**'];

/** Ways for text to become markup or code, and for an address to be opened unchecked. */
const DANGEROUS = [
  {
    selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
    message: 'Text never becomes markup. Render it as text.',
  },
  {
    selector: 'AssignmentExpression[left.property.name=/^(innerHTML|outerHTML|srcdoc)$/]',
    message: 'Text never becomes markup. Render it as text.',
  },
  {
    selector:
      'CallExpression[callee.property.name=/^(insertAdjacentHTML|write|writeln)$/][callee.object.name=/^(document|element|node)$/]',
    message: 'Text never becomes markup. Render it as text.',
  },
];

const LEAVE = 'Leave the page through platform/page.';
const LEAD = 'Whatever leads anywhere or loads anything stands in src/ui/links, behind safeUrl.';

/** Every way of an address into the browser that is not one of src/ui/links and platform/page. */
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
    message: LEAD,
  },
  {
    selector:
      'CallExpression[callee.property.name=/^setAttribute(NS)?$/][arguments.0.value=/^(href|xlink:href|src|srcset|srcdoc|action|formaction|data)$/i]',
    message: LEAD,
  },
  {
    selector:
      'JSXOpeningElement[name.name=/^[a-z]/] > JSXAttribute[name.name=/^(href|xlinkHref|src|srcSet|srcDoc|action|formAction|data|poster|ping|background)$/]',
    message: LEAD,
  },
  { selector: 'JSXOpeningElement[name.name="a"] > JSXSpreadAttribute', message: LEAD },
  { selector: 'JSXOpeningElement[name.name=/^(iframe|frame|object|embed|base)$/]', message: LEAD },
];

/** What of the router follows an address; the rest of it only tells where one is. */
const LEADING_PARTS = {
  paths: ['react-router-dom', 'react-router'].map((name) => ({
    name,
    importNames: [
      ...['Link', 'NavLink', 'Navigate', 'Form', 'useNavigate', 'useSubmit', 'useFetcher'],
      ...['useLinkClickHandler', 'useFormAction', 'redirect', 'redirectDocument', 'replace'],
    ],
    message: LEAD,
  })),
};

const NO_DEFAULT_EXPORT = {
  selector: 'ExportDefaultDeclaration',
  message: 'Export by name; a default export is for files whose tool asks for one.',
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
      // React and Formik take handlers that return a promise.
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false, properties: false } },
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      // Thunks reject with the wire's own problem; React Router's loaders throw responses.
      '@typescript-eslint/only-throw-error': [
        'error',
        { allow: ['Response', { from: 'file', name: 'ApiProblem' }] },
      ],
      // An endpoint of RTK Query without an argument is declared with void.
      '@typescript-eslint/no-invalid-void-type': 'off',
      // Ports and hooks give closures; nothing of ours is a class that loses its `this`.
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat['recommended-latest']],
    plugins: { 'jsx-a11y-x': a11y },
    rules: {
      ...a11y.configs.strict.rules,
      // Taken for an access: an object that a hook gives, with a ref among its fields.
      'react-hooks/refs': 'off',
      // Our own components decide for themselves whether to take the focus.
      'jsx-a11y-x/no-autofocus': ['error', { ignoreNonDOM: true }],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: [...TESTS, 'src/ui/links/**'],
    rules: {
      'no-restricted-imports': ['error', LEADING_PARTS],
      'no-restricted-globals': [
        'error',
        ...['open', 'navigation'].map((name) => ({ name, message: LEAVE })),
      ],
    },
  },
  {
    // Where the judge of addresses is asked.
    files: ['src/ui/links/**', 'src/platform/page.ts'],
    rules: { 'no-restricted-syntax': ['error', ...DANGEROUS, NO_DEFAULT_EXPORT] },
  },
  {
    // Their tools ask for a default export, or they print to a terminal.
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
      // `JSON.parse` and bodies of answers are checked by the assertions that follow.
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
    // Pages of their own, which take no address from anybody.
    files: ['mock-server/control/page/**', 'bench/controls/**'],
    rules: { 'no-restricted-syntax': ['error', ...DANGEROUS, NO_DEFAULT_EXPORT] },
  },
);
