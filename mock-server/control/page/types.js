/**
 * What the control calls answer, as the page reads it.
 *
 * @typedef {ReturnType<typeof import('../overview').showOverview>} Overview
 * @typedef {ReturnType<typeof import('../overview').listChoices>} Choices
 * @typedef {ReturnType<typeof import('../overview').listScenarios>[number]} ScenarioChoice
 * @typedef {ReturnType<typeof import('../people').listPeople>[number]} Person
 * @typedef {import('../../database/tables').MessageRow} Message
 * @typedef {import('../calls').CallRecord} Call
 * @typedef {import('../responseLog').LoggedResponse} LoggedResponse
 * @typedef {Overview['faults'][number]} ArmedFault
 * @typedef {import('../faults').Fault} Fault
 */
export {};
