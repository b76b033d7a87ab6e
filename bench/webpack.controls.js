const path = require('node:path');
const HtmlWebpackPlugin = require('html-webpack-plugin');
const CompressionPlugin = require('compression-webpack-plugin');

/**
 * The controls are built like the app, with the same loaders, targets and compression.
 * @param {string} name
 */
const control = (name) => ({
  name,
  mode: 'production',
  target: 'browserslist',
  entry: path.join(__dirname, 'controls', name, 'main.tsx'),
  output: {
    path: path.join(__dirname, '..', '.cache', 'bench', name),
    publicPath: '/bos/',
    filename: 'assets/[name].[contenthash:12].js',
    clean: true,
  },
  devtool: false,
  resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
  module: { rules: [{ test: /\.tsx?$/, exclude: /node_modules/, loader: 'babel-loader' }] },
  plugins: [
    new HtmlWebpackPlugin({ template: path.join(__dirname, 'controls', 'page.html') }),
    new CompressionPlugin({ algorithm: 'brotliCompress', filename: '[path][base].br' }),
  ],
  performance: { hints: false },
  stats: 'errors-warnings',
  cache: false,
});

module.exports = [control('react'), control('stack')];
