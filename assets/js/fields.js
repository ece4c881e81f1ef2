/** @typedef {HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement} Field */
/** @typedef {string} FieldState What a field says, as text that can be compared and put back. */

const visible = 'input:not([type=hidden], [type=submit], [type=button], [type=file]), textarea, select';
const chosen = new Set(['checkbox', 'radio']);
const verbatim = new Set(['text', 'search', 'tel', 'password', 'hidden']);

/**
 * @param {ParentNode} root
 * @returns {Field[]}
 */
export function fieldsIn(root) {
  return Array.from(root.querySelectorAll(visible));
}

/**
 * What the field says now.
 * @param {Field} field
 * @returns {FieldState}
 */
export function stateOf(field) {
  if (field instanceof HTMLSelectElement) return JSON.stringify(Array.from(field.selectedOptions, option => option.value));
  return chosen.has(field.type) ? String(/** @type {HTMLInputElement} */ (field).checked) : field.value;
}

/**
 * What the server's markup says.
 * @param {Field} field
 * @returns {FieldState}
 */
export function renderedStateOf(field) {
  if (field instanceof HTMLSelectElement) return JSON.stringify(renderedOptions(field));
  if (chosen.has(field.type)) return String(/** @type {HTMLInputElement} */ (field).defaultChecked);
  if (field instanceof HTMLTextAreaElement || verbatim.has(field.type)) return field.defaultValue;
  // Dates and numbers are normalised by the browser: "10:30:00" is shown, and read back, as "10:30".
  const probe = document.createElement('input');
  probe.type = field.type;
  probe.value = field.defaultValue;
  return probe.value;
}

/** @param {HTMLSelectElement} select */
function renderedOptions(select) {
  const options = Array.from(select.options);
  const selected = options.filter(option => option.defaultSelected).map(option => option.value);
  if (select.multiple) return selected;
  return selected.length ? selected.slice(-1) : options.filter(option => !option.disabled).slice(0, 1).map(option => option.value);
}

/**
 * @param {Field} field
 * @param {FieldState} state
 */
export function setState(field, state) {
  if (stateOf(field) === state) return;
  if (field instanceof HTMLSelectElement) {
    const values = new Set(JSON.parse(state));
    for (const option of field.options) option.selected = values.has(option.value);
  } else if (chosen.has(field.type)) {
    /** @type {HTMLInputElement} */ (field).checked = state === 'true';
  } else {
    setText(field, state);
  }
}

/**
 * Text put in by a script sends the caret to the end; this leaves it where it was.
 * @param {HTMLInputElement | HTMLTextAreaElement} field
 * @param {string} text
 */
function setText(field, text) {
  const caret = field === document.activeElement ? caretOf(field) : undefined;
  field.value = text;
  if (caret) field.setSelectionRange(...caret);
}

/**
 * Nothing for fields without a caret, such as dates.
 * @param {Element | null} field
 * @returns {[number, number, 'forward' | 'backward' | 'none'] | undefined}
 */
export function caretOf(field) {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return undefined;
  if (field.selectionStart === null || field.selectionEnd === null) return undefined;
  return [field.selectionStart, field.selectionEnd, field.selectionDirection ?? 'none'];
}

/** @param {Field} field */
export function isTouched(field) {
  return stateOf(field) !== renderedStateOf(field);
}

/**
 * @param {ParentNode} root
 * @returns {Map<Field, FieldState>}
 */
export function snapshot(root) {
  return new Map(fieldsIn(root).map(field => [field, stateOf(field)]));
}

/**
 * What the form would send, without its operation key.
 * @param {HTMLFormElement} form
 * @param {HTMLElement & { name?: string, value?: string } | null} [submitter]
 */
export function contentOf(form, submitter) {
  const content = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && name !== 'operation') content.append(name, value);
  }
  if (submitter?.name) content.append(submitter.name, submitter.value ?? '');
  return content;
}
