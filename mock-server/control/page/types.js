/**
 * The responses of the control calls, as the page reads them.
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
