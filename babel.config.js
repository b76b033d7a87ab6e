// The Babel setup of the bundle (babel-loader) and of Jest (babel-jest).
module.exports = (api) => {
  const isTest = api.env('test');
  const isDevelopment = api.env('development');
  return {
    presets: [
      isTest
        ? ['@babel/preset-env', { targets: { node: 'current' } }]
        : ['@babel/preset-env', { modules: false, bugfixes: true }],
      ['@babel/preset-react', { runtime: 'automatic', development: isDevelopment }],
      ['@babel/preset-typescript', { onlyRemoveTypeImports: true, allowDeclareFields: true }],
    ],
    overrides: [{ test: './src/i18n', plugins: ['./scripts/compileMessages.cjs'] }],
  };
};
